/**
 * Choosing an action, the same way in every game.
 *
 * There are the legal actions, each a verb with arguments, and elements of the board, each
 * standing for some values of arguments. Choosing an element narrows the actions to those that
 * agree with it. When one is left, it is the one.
 */

/** @typedef {import("../lib/protocol.d.ts").ActionInfo} Action */
/** @typedef {import("../lib/protocol.d.ts").VerbInfo} Verb */

/**
 * What an element stands for: values by the names of their arguments, and perhaps a `verb`.
 * @typedef {Record<string, string>} Meaning
 */

/**
 * What can be offered as a control: a button for one action, a field with a slider for a number, or
 * a turn of what lies there already.
 *
 * @typedef {{kind: "button", action: Action}
 *   | {kind: "amount", argument: string, actions: Action[]}
 *   | {kind: "turn", action: Action, at: number, of: number}} Offer
 */

const FEW = { begun: 4, fresh: 2 }; // actions that are buttons although the board shows them
const SEVERAL = 12; // actions that are buttons where the board does not show them
const LONG = 6; // amounts beyond which one slides instead of pressing a button

/**
 * @param {Action} action
 * @param {Meaning} meaning
 */
export function fits(action, meaning) {
  return Object.entries(meaning).every(([name, value]) =>
    name === "verb"
      ? action.verb === value
      : name in action.args && String(action.args[name]) === value,
  );
}

/**
 * Whether everything that one meaning says is said by another.
 *
 * @param {Meaning} part
 * @param {Meaning} whole
 */
export function within(part, whole) {
  return Object.entries(part).every(([name, value]) => whole[name] === value);
}

/**
 * What an element of the board stands for, given the names of arguments; null for nothing.
 *
 * @param {Element} element
 * @param {Iterable<string>} names
 * @returns {Meaning | null}
 */
export function meaningOf(element, names) {
  /** @type {Meaning} */
  const meaning = {};
  for (const name of names) {
    const value = element.getAttribute(attributeOf(name));
    if (value !== null) meaning[name] = value;
  }
  return Object.keys(meaning).length ? meaning : null;
}

/** The attribute by which an element names a value of an argument. @param {string} argument */
export function attributeOf(argument) {
  return `data-${argument.replaceAll("_", "-")}`;
}

/** A choice in progress. */
export class Choice {
  /**
   * @param {Action[]} actions
   * @param {Verb[]} verbs the action table, which says how arguments like to be chosen
   * @param {(action: Action) => number} fitting how well an action fits where it would be turned: what
   *   fits best comes first
   */
  constructor(actions, verbs = [], fitting = () => 0) {
    this.offered = actions;
    /** Of two that come to the same, one is enough. */
    this.actions = actions.filter((a) => !a.twin);
    /** @type {Meaning[]} */
    this.steps = [];
    /** How something was turned last; it lies so elsewhere too. @type {unknown} */
    this.turned = null;
    this.fitting = fitting;
    /** Whether the one action left was chosen a second time. */
    this.sure = false;
    /** The names of all arguments, which elements may carry. */
    this.names = new Set(["verb", ...actions.flatMap((a) => Object.keys(a.args))]);
    /** What the action table says of arguments, by verb and name. */
    this.how = new Map(
      verbs.flatMap((v) => v.arguments.map((a) => [`${v.verb} ${a.name}`, a])),
    );
  }

  /** Whether these are the actions to choose from. @param {Action[]} actions */
  isFor(actions) {
    return (
      actions.length === this.offered.length &&
      actions.every((a, i) => a.text === this.offered[i].text && a.label === this.offered[i].label)
    );
  }

  /** The actions that agree with every step. */
  get left() {
    return this.after(this.steps.length);
  }

  /** The actions that agree with the first steps. @param {number} steps */
  after(steps) {
    const taken = this.steps.slice(0, steps);
    return this.actions.filter((a) => taken.every((m) => fits(a, m)));
  }

  /** Everything that was chosen so far, a turn that lies there included. @returns {Meaning} */
  get chosen() {
    const merged = Object.assign({}, ...this.steps);
    const turning = this.turning;
    if (turning) merged[turning.argument] = String(turning.action.args[turning.argument]);
    return merged;
  }

  /** The one action left, if something was chosen. */
  get decided() {
    const left = this.left;
    return this.steps.length && left.length === 1 ? left[0] : null;
  }

  /**
   * If nothing is open but a turn: the action as it lies now.
   * @returns {{argument: string, action: Action, at: number, of: number} | null}
   */
  get turning() {
    return this.steps.length ? this.turnAmong(this.left) : null;
  }

  /**
   * If some actions differ by a turn alone: the one that lies as things were turned last.
   * @param {Action[]} actions
   */
  turnAmong(actions) {
    const argument = this.turnOnly(actions);
    if (argument === null) return null;
    const ways = this.inTurn(actions);
    const at = Math.max(
      0,
      ways.findIndex((a) => a.args[argument] === this.turned),
    );
    return { argument, action: ways[at], at, of: ways.length };
  }

  /** The argument in which some actions differ, if that is one alone and a turn. @param {Action[]} actions */
  turnOnly(actions) {
    const open = actions.length < 2 ? [] : varying(actions);
    return open.length === 1 && this.hint(actions[0], open[0]) === "turn" ? open[0] : null;
  }

  /** Actions in the order in which one turns from one to the next. @param {Action[]} actions */
  inTurn(actions) {
    const fit = new Map(actions.map((a) => [a, this.fitting(a)]));
    return actions.toSorted((a, b) => (fit.get(b) ?? 0) - (fit.get(a) ?? 0));
  }

  /** What choosing an element would come to, if that is one action or a turn of one. @param {Meaning} meaning */
  foreseen(meaning) {
    const found = this.left.filter((a) => fits(a, meaning));
    return found.length === 1 ? found[0] : (this.turnAmong(found)?.action ?? null);
  }

  /** How something in hand lies: as an action has it, or as it was turned last. @param {Action | null} action */
  facing(action) {
    const argument = action && this.turnOf(action);
    return argument ? action.args[argument] : this.turned;
  }

  /** The argument of an action that is a turn. @param {Action} action */
  turnOf(action) {
    return Object.keys(action.args).find((name) => this.hint(action, name) === "turn");
  }

  /**
   * @param {Action} action
   * @param {string} argument
   */
  hint(action, argument) {
    return this.how.get(`${action.verb} ${argument}`)?.choose ?? "";
  }

  /** Whether choosing an element would bring the choice on. @param {Meaning} meaning */
  can(meaning) {
    const left = this.left;
    const kept = left.filter((a) => fits(a, meaning));
    if (kept.length === 0) return false;
    const first = !this.steps.length && (kept.length === 1 || this.turnOnly(kept) !== null);
    return kept.length < left.length || first;
  }

  /** Whether an element is part of what was chosen. @param {Meaning} meaning */
  has(meaning) {
    return this.steps.length > 0 && within(meaning, this.chosen);
  }

  /** Whether a click on an element means anything, now or after going back. @param {Meaning} meaning */
  knows(meaning) {
    return this.has(meaning) || this.actions.some((a) => fits(a, meaning));
  }

  /**
   * An element was chosen. Chosen again, it turns, or makes sure, or goes back; one that does not
   * agree with earlier steps replaces them.
   *
   * @param {Meaning} meaning
   */
  pick(meaning) {
    if (this.has(meaning)) {
      if (this.turning) this.turn();
      else if (this.decided) this.sure = true;
      else this.back();
      return;
    }
    if (!this.actions.some((a) => fits(a, meaning))) return;
    while (!this.left.some((a) => fits(a, meaning))) this.back();
    if (this.can(meaning)) this.steps.push(meaning);
  }

  /** One step back. Says whether there was one. */
  back() {
    this.sure = false;
    return this.steps.pop() !== undefined;
  }

  /**
   * Turns what lies there, or what would lie where an element stands. Says whether something turned.
   *
   * @param {number} [by]
   * @param {Meaning} [there]
   */
  turn(by = 1, there = {}) {
    const actions = this.inTurn(this.left.filter((a) => fits(a, there)));
    const argument = actions.map((a) => this.turnOf(a)).find(Boolean);
    if (!argument) return false;
    const ways = [...new Set(actions.map((a) => a.args[argument]))];
    const at = Math.max(0, ways.indexOf(/** @type {string} */ (this.turned)));
    this.turned = ways[(at + by + ways.length) % ways.length];
    return ways.length > 1;
  }

  /** What is to be chosen next, in words, once something has been; "" if nothing is said of it. */
  get question() {
    const { left } = this;
    if (!this.steps.length || left.length < 2) return "";
    for (const action of left) {
      const open = varying(left.filter((a) => a.verb === action.verb));
      const asked = open.map((name) => this.how.get(`${action.verb} ${name}`)?.ask).find(Boolean);
      if (asked) return asked;
    }
    return "";
  }

  /**
   * The controls for what is still open: the verbs of the moment. What the board shows is chosen there,
   * unless it is one of a few.
   *
   * @param {(action: Action) => boolean} onBoard whether the board shows an action
   * @returns {Offer[]}
   */
  offers(onBoard = () => false) {
    const { left, turning } = this;
    if (turning) return [{ kind: "turn", action: turning.action, at: turning.at, of: turning.of }];
    const few = this.steps.length
      ? left.length <= FEW.begun && toldApart(left)
      : left.length <= FEW.fresh;
    /** @type {Offer[]} */
    const offers = [];
    for (const group of Map.groupBy(left, (a) => a.verb).values()) {
      const argument = this.amount(group);
      const verbs = group.filter((a) => few || this.isVerb(a) || !onBoard(a));
      if (argument) offers.push({ kind: "amount", argument, actions: group });
      else if (verbs.length <= SEVERAL)
        offers.push(...verbs.map((action) => /** @type {Offer} */ ({ kind: "button", action })));
    }
    return offers;
  }

  /** Whether what is open is a matter of how much. */
  get isAmount() {
    return this.left.length > 0 && this.amount(this.left) !== null;
  }

  /** Whether an action names nothing that lies on the board. @param {Action} action */
  isVerb(action) {
    return Object.keys(action.args).every((name) =>
      ["", "amount"].includes(this.hint(action, name)),
    );
  }

  /**
   * The argument that makes these actions a matter of how much, if it is one.
   *
   * @param {Action[]} group
   */
  amount(group) {
    const open = varying(group);
    if (open.length !== 1 || group.some((a) => typeof a.args[open[0]] !== "number")) return null;
    return this.hint(group[0], open[0]) === "amount" && group.length > LONG ? open[0] : null;
  }
}

/**
 * Whether some actions can be told apart by what is said of them once part of them is marked on the
 * board.
 *
 * @param {Action[]} actions
 */
export function toldApart(actions) {
  return new Set(actions.map((a) => a.short || a.label)).size === actions.length;
}

/**
 * The arguments in which some actions differ.
 *
 * @param {Action[]} actions
 */
function varying(actions) {
  return Object.keys(actions[0].args).filter(
    (name) => new Set(actions.map((a) => a.args[name])).size > 1,
  );
}
