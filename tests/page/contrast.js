/* Words of a board that hardly stand out from what is behind them, on a picture of the page. */
async (picture) => {
  const LEAST = { small: 4.5, large: 3 }; // by WCAG 2.2
  const LARGE = { thin: 24, bold: 18.66 }; // px
  const BOLD = 700;
  const INK = { above: 0.22, below: 0.2 }; // of a line's height, where there is hardly any ink

  const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);

  const light = (colour) => colour.map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0.05);
  const ratio = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));

  /** The colour that is most often in a box, but for that of the words. */
  function behind({ left, right, top, height }, words) {
    const [x, y] = [Math.floor(left), Math.floor(top + INK.above * height)];
    const bottom = Math.ceil(top + (1 - INK.below) * height);
    const { data } = canvas.getImageData(x, y, Math.ceil(right) - x, bottom - y);
    const found = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const colour = data.slice(i, i + 3).join();
      if (colour !== words.join()) found.set(colour, (found.get(colour) ?? 0) + 1);
    }
    const [[most]] = [...found].sort((a, b) => b[1] - a[1]);
    return most.split(",").map(Number);
  }

  const board = document.querySelector(".board").getBoundingClientRect();
  const found = [];
  for (const text of document.querySelectorAll(".board svg text")) {
    const box = text.getBoundingClientRect();
    const within = box.left >= board.left && box.top >= board.top &&
      box.right <= board.right && box.bottom <= board.bottom;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const seen = text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !document.elementFromPoint(x, y)?.closest(".overview");
    if (!within || !seen || !text.textContent.trim() || text.closest("defs, symbol")) continue;
    const { fill, fontSize, fontWeight } = getComputedStyle(text);
    const words = fill.match(/\d+/g).slice(0, 3).map(Number);
    const least = ratio(words, behind(box, words));
    const px = parseFloat(fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
    const large = px >= (fontWeight >= BOLD ? LARGE.bold : LARGE.thin);
    if (least < (large ? LEAST.large : LEAST.small))
      found.push(`${least.toFixed(2)}: “${text.textContent}” ${words} on ${behind(box, words)}`);
  }
  return [...new Set(found)];
}
