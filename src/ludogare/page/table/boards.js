/** The drawings of a table, after one event or another, as the seat looked from sees them. */

export class Boards {
  /**
   * @param {import("../stage/stage.js").Stage} stage
   * @param {string} table
   * @param {() => number | null} seat the one looked from
   */
  constructor(stage, table, seat) {
    this.stage = stage;
    this.path = `/api/tables/${table}/board.svg`;
    this.seat = seat;
  }

  /** Shows the board after an event; the old one stays where there is none. @param {number | null} seq */
  async draw(seq) {
    if (seq !== null) await this.stage.fetchBoard(this.path, { seat: this.seat(), seq });
  }

  /** Fetches the board after an event, to be shown soon. @param {number | null} seq */
  async prepare(seq) {
    if (seq !== null) await this.stage.prepareBoard(this.path, { seat: this.seat(), seq });
  }
}
