/* The messages of the protocol. tools/generate.py writes this file out of server/protocol. */

/** Who is to sit on a seat of a new table. */
export interface NewSeat {
  kind: "bot" | "device" | "link" | "me";
  name?: string | null;
  bot?: string | null;
}

/** How a table is kept. */
export interface TableSettings {
  listed: boolean;
  undo: boolean;
  hints: boolean;
  clock: number | null;
  total: number | null;
  increment: number;
  flag: "bot" | "lose" | "random" | "takeover";
  answer: number | null;
  takeover: boolean;
}

/** What a new table is to be like. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  settings?: TableSettings;
  language?: string;
  nonce?: string | null;
  id?: string | null;
}

/** Takes the seat of a key, or, without one, any free seat of a listed table. */
export interface Sit {
  key?: string | null;
  name?: string | null;
  nonce?: string | null;
  id?: string | null;
}

/** The key in the link to a seat. */
export interface Link {
  key: string;
}

/** Asks for a code that takes seats to another device, with what the page itself keeps. */
export interface NewHandover {
  luggage?: string;
}

/** A code that takes seats to another device. */
export interface HandoverCode {
  code: string;
}

/** A code whose seats somebody takes, who may ask again where no answer came. */
export interface ClaimedHandover {
  code: string;
  id?: string | null;
}

/** A browser that wants to be called for the seats that it holds: its push subscription. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
  off?: boolean;
}

/** A name with a rating, and the secret by which it is one's own. */
export interface Claim {
  name: string;
  secret: string;
}

/** Frees a seat that was given by a link, before the match. */
export interface Free {
  seat: number;
  id?: string | null;
}

/** A position of a record or of a finished table, and what is tried from there. */
export interface Analysis {
  record?: string | null;
  table?: string | null;
  ply?: number | null;
  actions?: string[];
  seat?: number | null;
  language?: string;
  narrow?: boolean;
  why?: Record<string, string> | null;
}

/** What cannot be chosen at a step of a lesson, as values by the names of arguments. */
export interface WhyNot {
  why: Record<string, string>;
  step?: number;
  language?: string;
}

/** Has a finished match analysed. */
export interface LookBack {
}

/** Where a client is. */
export interface Hello {
  after?: number;
  seat?: number | null;
  language?: string;
  narrow?: boolean;
  pace?: number;
}

/** One frame from a client: a greeting, a ping, or one command with its id. */
export interface Request {
  id?: string | null;
  seat?: number | null;
  after?: number;
  hello?: Hello | null;
  ping?: number | null;
  action?: string | null;
  chat?: string | null;
  undo?: boolean;
  skip?: boolean;
  resign?: boolean;
  leave?: boolean;
  rematch?: boolean;
  hint?: boolean;
  why?: Record<string, string> | null;
  nonce?: string | null;
}

/** A refusal: a sentence, and the clause of the rules where one says so. */
export interface Error {
  error: string;
  clause?: string | null;
  id?: string | null;
  seq?: number | null;
  stale?: boolean;
  lost?: number | null;
}

/** Why something cannot be chosen: a sentence, and the clause of the rules that says so. */
export interface Reason {
  sentence: string;
  clause: string | null;
}

/** What a bot found about an action. */
export interface WeighedInfo {
  text: string;
  label: string;
  share: number;
}

/** What a bot would do and why, what is as good, and what is weaker, where it can say. */
export interface Hint {
  text: string;
  label: string;
  bot: string;
  weighed: WeighedInfo[];
  reason: string | null;
}

/** A command was carried out, and this is its event. */
export interface Answer {
  id: string;
  seq: number;
  table?: string | null;
  hint?: Hint | null;
}

/** The answer to a ping. */
export interface Pong {
  pong: number;
}

/** A new table, with the links to the seats that others take. */
export interface MadeTable {
  table: string;
  links: Record<string, string>;
}

/** The seat that was taken. */
export interface Sat {
  seat: number;
}

/** A code that takes seats to another device, once, and for how many milliseconds. */
export interface Handover {
  code: string;
  left: number;
}

/** Seats that are held at a table. */
export interface HeldSeats {
  table: string;
  seats: number[];
}

/** What came from another device. */
export interface HandedOver {
  tables: HeldSeats[];
  luggage: string;
}

/** The server's public key for push messages; None where it sends none. */
export interface PushKey {
  key: string | null;
}

/** A name that is the asker's. */
export interface Claimed {
  name: string;
}

/** What a name has shown in a game. */
export interface RatingInfo {
  name: string;
  rating: number;
  sure: boolean;
  played: number;
}

/** The best names by game; None where names have no ratings. */
export interface RatingLists {
  games: Record<string, RatingInfo[]> | null;
}

/** Where others reach the server, the best first; none where only its own machine does. */
export interface Addresses {
  addresses: string[];
}

/** The new link to a seat that was freed; the old one is void. */
export interface Freed {
  link: string;
}

/** The table of the rematch, and the seats held there. */
export interface Followed {
  table: string;
  seats: number[];
}

/** An option of a game, for a form. */
export interface OptionInfo {
  name: string;
  type: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  sentence: string;
  clause: string;
  labels: Record<string, string>;
  feel: string | null;
}

/** An argument of a verb: what it may be, and how it likes to be chosen. */
export interface ArgumentInfo {
  name: string;
  values: (number | string)[];
  choose: string;
  secret: boolean;
  ask: string;
}

/** A line of a game's action table. */
export interface VerbInfo {
  verb: string;
  chance: boolean;
  first: number;
  arguments: ArgumentInfo[];
}

/** A game, for the lobby. */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  goal: string;
  seats: number[];
  minutes: number;
  unit: number;
  options: OptionInfo[];
  actions: VerbInfo[];
  bots: string[];
  answers: boolean;
  programs: string[];
  lessons: string[];
  tries: boolean;
}

/** A section of the rules, with the numbers of its clauses. */
export interface Section {
  title: string;
  clauses: string[];
}

/** A clause of the rules. */
export interface Clause {
  number: string;
  html: string;
}

/** The rules of a game in numbered clauses, and above them in a minute. */
export interface Rules {
  title: string;
  intro: string;
  minute: Record<string, string>;
  pictures: number;
  sections: Section[];
  clauses: Clause[];
}

/** Who sits on a seat, as anybody may know it. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "person";
  taken: boolean;
  bot?: string | null;
  awaited?: boolean | null;
  rated?: string | null;
}

/** What came out of a match, and when. */
export interface Outcome {
  winners: number[];
  points: (number | string)[];
  at: number;
}

/** A table, for the lists of the lobby. */
export interface TableFace {
  table: string;
  game: string;
  title: string;
  status: "over" | "running" | "waiting";
  seats: SeatInfo[];
  clock: number | null;
  made: number;
  left?: number | null;
  outcome?: Outcome | null;
}

/** What is published about the deals; the secret once the match is over. */
export interface FairnessInfo {
  commitment: string;
  nonces: string[];
  secret: string | null;
}

/** One outcome of chance, and what else could have come, by weight. */
export interface DealInfo {
  ply: number;
  dealt: string;
  outcomes: string[];
  weights: number[];
}

/** By which rules a table is played, and whether those are the ones in force here. */
export interface RulesInfo {
  version: number;
  components: string;
  current: boolean;
}

/** What anybody may know of a table, and which of its seats the asker holds. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  settings: TableSettings;
  seats: SeatInfo[];
  status: "over" | "running" | "waiting";
  seq: number;
  held: number[];
  fairness: FairnessInfo;
  rules: RulesInfo;
  made: number;
  device: boolean;
  alone?: boolean;
  rematch?: string | null;
}

/** Deletes what is one's own at a table. */
export interface Erase {
}

/** What was deleted: the whole table, or lines of chat. */
export interface Erased {
  table: boolean;
  lines: number;
}

/** A seat in a snapshot. */
export interface Player {
  seat: number;
  name: string;
  kind: "bot" | "person";
  points: number | string | null;
  awaited: boolean;
  online: boolean;
  taken: boolean;
  clock?: number | null;
  winner?: boolean;
  resigned?: boolean;
  left?: boolean;
  rated?: string | null;
}

/** An action that may be played now. */
export interface ActionInfo {
  text: string;
  verb: string;
  args: Record<string, number | string>;
  label: string;
  final: boolean;
  twin?: string | null;
  short?: string;
}

/** What is told of one event, and how it is shown. */
export interface StoryEntry {
  seq: number;
  lines: string[];
  seat?: number | null;
  chance?: boolean;
  whose?: (number | null)[];
  ply?: number | null;
  touched?: string[];
  manner?: "card" | "die" | "none" | "piece";
  points?: (number | string)[] | null;
}

/** A chat line. */
export interface ChatEntry {
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** All that is kept of a table, as far as a seat may know it. */
export interface Export {
  table: TableInfo;
  record: string | null;
  chat: ChatEntry[];
}

/** A line of the score sheet: what it counts, and for each seat how much. */
export interface SheetRow {
  label: string;
  values: (number | string | null)[];
}

/** The score sheet, line by line. */
export interface Sheet {
  rows: SheetRow[];
}

/** Who would like another match, and the table of it once all people do. */
export interface Rematch {
  asked: number[];
  table: string | null;
}

/** How the match ended. */
export interface Over {
  ending: string;
  winners: number[];
  sheet: Sheet;
  record: string;
  rematch: Rematch;
}

/** The whole of what a seat may know now. */
export interface Snapshot {
  seq: number;
  table: string;
  seat: number | null;
  status: "over" | "running" | "waiting";
  ply: number;
  players: Player[];
  prompt: string;
  clause: string | null;
  actions: ActionInfo[];
  story: StoryEntry[];
  chat: ChatEntry[];
  undo: boolean;
  answer: boolean;
  secret: boolean;
  board: number | null;
  over: Over | null;
}

/** A snapshot of an earlier ply, and how many plies there are. */
export interface Replay {
  seq: number;
  table: string;
  seat: number | null;
  status: "over" | "running" | "waiting";
  ply: number;
  players: Player[];
  prompt: string;
  clause: string | null;
  actions: ActionInfo[];
  story: StoryEntry[];
  chat: ChatEntry[];
  undo: boolean;
  answer: boolean;
  secret: boolean;
  board: number | null;
  over: Over | null;
  plies: number;
}

/** A position of a match that nobody plays now: its snapshot and its drawing. */
export interface Position {
  seq: number;
  table: string;
  seat: number | null;
  status: "over" | "running" | "waiting";
  ply: number;
  players: Player[];
  prompt: string;
  clause: string | null;
  actions: ActionInfo[];
  story: StoryEntry[];
  chat: ChatEntry[];
  undo: boolean;
  answer: boolean;
  secret: boolean;
  board: number | null;
  over: Over | null;
  plies: number;
  svg: string;
}

/** A position under analysis, with the record up to it. */
export interface Analysed {
  seq: number;
  table: string;
  seat: number | null;
  status: "over" | "running" | "waiting";
  ply: number;
  players: Player[];
  prompt: string;
  clause: string | null;
  actions: ActionInfo[];
  story: StoryEntry[];
  chat: ChatEntry[];
  undo: boolean;
  answer: boolean;
  secret: boolean;
  board: number | null;
  over: Over | null;
  plies: number;
  svg: string;
  record: string;
}

/** What a seat owed to luck and to itself, in shares of the victory. */
export interface SeatHindsight {
  seat: number;
  name: string;
  result: number;
  luck: number;
  without_luck: number;
  error: number;
  decisions: number;
  per_decision: number;
  ratings: Record<string, number>;
}

/** A ply that changed a seat's chance of winning much. */
export interface TurningPoint {
  ply: number;
  by: number | null;
  label: string;
  seat: number;
  before: number;
  after: number;
}

/** A decision, what it cost, and what would have been better. */
export interface DecisionInfo {
  ply: number;
  seat: number;
  label: string;
  rating: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  cost: number;
  best: string;
  best_label: string;
  share: number;
  line: string[];
  reason: string | null;
}

/** The analysis of a match. */
export interface HindsightInfo {
  svg: string;
  deserved: string;
  seats: SeatHindsight[];
  turning_points: TurningPoint[];
  decisions: DecisionInfo[];
}

/** How far an analysis is, and what it found. */
export interface LookedBack {
  state: "done" | "none" | "running";
  done: number;
  plies: number;
  found: HindsightInfo | null;
}

/** An action as a search that goes on has found it so far. */
export interface TriedInfo {
  text: string;
  label: string;
  share: number;
}

/** How far the search of a position is. */
export interface PonderedInfo {
  seat: number | null;
  simulations: number;
  more: boolean;
  best: TriedInfo[];
  line: string[];
}

/** A lesson of a game, for a list. */
export interface LessonInfo {
  name: string;
  title: string;
  steps: number;
}

/** A step of a lesson: its position, what is said about it, and what is to be done. */
export interface LessonStep {
  seq: number;
  table: string;
  seat: number | null;
  status: "over" | "running" | "waiting";
  ply: number;
  players: Player[];
  prompt: string;
  clause: string | null;
  actions: ActionInfo[];
  story: StoryEntry[];
  chat: ChatEntry[];
  undo: boolean;
  answer: boolean;
  secret: boolean;
  board: number | null;
  over: Over | null;
  plies: number;
  svg: string;
  step: number;
  steps: number;
  title: string;
  words: string;
  points: string[];
  crop: string[];
  clauses: string[];
  wanted: string | null;
  otherwise: string | null;
  since: number;
  longest: string[][];
  options: Record<string, boolean | number | string>;
}
