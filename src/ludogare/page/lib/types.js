/**
 * The shapes that travel between page and server (docs/protocol.md), for the type checker.
 *
 * @typedef {string | number} Value
 * @typedef {{text: string, verb: string, args: Record<string, Value>, label: string, final: boolean}} Action
 * @typedef {{name: string, values: Value[], choose: string, secret: boolean}} Argument
 * @typedef {{verb: string, chance: boolean, arguments: Argument[]}} Verb
 * @typedef {{name: string, type: "bool" | "int" | "choice", values: (boolean | Value)[], default: boolean | Value,
 *   sentence: string, clause: string, label?: string, labels?: Record<string, string>}} Option
 * @typedef {{name: string, title: string, blurb: string, seats: [number, number], minutes: number | null, unit: number,
 *   options: Option[], actions: Verb[], bots: string[], programs: string[], answers: boolean}} Game
 *
 * @typedef {{number: string, html: string}} Clause
 * @typedef {{title: string, clauses: string[]}} Section
 * @typedef {{title: string, intro: string, sections: Section[], clauses: Clause[]}} Rulebook
 *
 * @typedef {{seat: number, name: string, kind: "person" | "bot", taken: boolean, bot?: string}} Seat
 * @typedef {{listed: boolean, undo: boolean, hints: boolean, clock: number | null, answer?: number | null,
 *   takeover: boolean}} Settings
 * @typedef {"waiting" | "running" | "over"} Status
 * @typedef {{table: string, game: string, title: string, status: Status, seats: Seat[], clock?: number | null,
 *   made: number}} TableFace
 * @typedef {{commitment: string, nonces: string[], secret: string | null}} Fairness
 * @typedef {{table: string, game: string, title: string, options: Record<string, boolean | Value>, settings: Settings,
 *   seats: Seat[], status: Status, held: number[], fairness: Fairness, made: number, device?: boolean,
 *   rematch?: string}} TableInfo
 *
 * @typedef {{seat: number, name: string, kind: "person" | "bot", points: Value | null, awaited: boolean, online: boolean,
 *   taken: boolean, clock?: number | null, winner?: boolean, resigned?: boolean, left?: boolean}} Player
 * @typedef {{seq: number, lines: string[]}} Told
 * @typedef {{seq: number, seat: number, name: string, text: string, at: number}} Said
 * @typedef {{label: string, values: (Value | null)[]}} SheetRow
 * @typedef {{ending: string, winners: number[], sheet: {rows: SheetRow[]}, record: string,
 *   rematch: {asked: number[], table: string | null}}} Ended
 * @typedef {{seq: number, table: string, seat: number | null, status: Status, ply: number, players: Player[],
 *   prompt: string, clause?: string | null, actions: Action[], story: Told[], chat: Said[], undo: boolean,
 *   answer: boolean, secret: boolean, board: number | null, over: Ended | null}} Snapshot
 * @typedef {Snapshot & {plies: number}} Replayed
 * @typedef {Replayed & {svg: string, record: string}} Analysed
 *
 * @typedef {{id: string, seq?: number, error?: string, clause?: string, stale?: boolean, table?: string,
 *   lost?: number, hint?: Hint}} Answer
 * @typedef {{text: string, label: string, visits: number, share: number}} Weighed
 * @typedef {{text: string, label: string, bot: string, weighed: Weighed[]}} Hint
 */
export {};
