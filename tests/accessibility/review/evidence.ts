import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import type { TabStop } from '#tests/accessibility/tab-stops.ts'

/** Grows whenever evidence is collected in another way: all states are then visited again. */
export const EVIDENCE_VERSION = 3

/** What checked a page. `walkers` are this project's own checks; `nu` is there if the Nu checker is installed. */
export type EngineName = 'axe' | 'equal-access' | 'html-validate' | 'nu' | 'walkers'

/** One thing that an engine reports about an element. */
export type EngineFinding = {
  engine: EngineName
  rule: string
  /** Numbers of WCAG success criteria, such as `1.4.3`. Empty: a best practice, or a rule of HTML. */
  criteria: readonly string[]
  message: string
  /** A selector or a path of the element. Empty: the page as a whole. */
  target: string
  /** The beginning of the element's markup. */
  html: string
}

/** What an engine cannot decide, by rule: a person judges it. */
export type Undecided = {
  engine: EngineName
  rule: string
  criteria: readonly string[]
  message: string
  /** How many elements it concerns. */
  count: number
  /** The first of them. */
  target: string
  /** Why a person has settled it. Absent: it is open. */
  settled?: string
}

/** The result of one engine on one page. */
export type EngineResult = {
  engine: EngineName
  version: string
  /** What is certainly wrong. */
  findings: readonly EngineFinding[]
  undecided: readonly Undecided[]
  /** How many checks passed. */
  passed: number
  /** Why the engine did not finish. */
  error?: string
}

export type Heading = { level: number; text: string }
export type Landmark = { role: string; name: string }

/** Text and background colours that meet on the page, as axe measured them. */
export type ContrastPair = {
  foreground: string
  background: string
  ratio: number
  /** The least ratio that AA asks of text of this size. */
  needed: number
  /** How many elements have this pair. */
  count: number
  sample: string
}

/** A control that is smaller than 44 by 44 px. */
export type SmallTarget = { name: string; width: number; height: number; isInSentence: boolean }

/** Text that a live region said. */
export type Announcement = {
  text: string
  politeness: 'polite' | 'assertive'
  /** Since the page was opened. */
  afterMs: number
  /** Since the page had last changed outside of its live regions, or had last been acted on. */
  lateMs: number
  /** How often the page had been acted on by then: what is said twice in one turn is said twice for one reason. */
  turn: number
}

/** What was collected in a state at one width. */
export type WidthEvidence = {
  width: ScreenWidth
  /** File name of the picture of the whole page, beside the evidence. */
  picture: string
  /** Size of the page, CSS px. */
  page: { width: number; height: number }
  title: string
  language: string
  headings: readonly Heading[]
  landmarks: readonly Landmark[]
  /** Roles and names as the browser gives them to assistive technology, as YAML. */
  tree: string
  /** What a screen reader says from the top of the page to its end. */
  spoken: readonly string[]
  announcements: readonly Announcement[]
  contrast: readonly ContrastPair[]
  smallTargets: readonly SmallTarget[]
  stops: readonly TabStop[]
  engines: readonly EngineResult[]
}

/** What was collected in one state of the state table, in one store. */
export type StateEvidence = {
  id: string
  name: string
  /** The state's description by each row of the state table. */
  words: readonly string[]
  clauses: readonly string[]
  screen: string
  store: StoreLocale
  selection: string
  path: string
  /** What a person does after the page has opened, as sentences. */
  steps: readonly string[]
  /** Of everything that the evidence depends on: the same fingerprint means that the state need not be visited again. */
  fingerprint: string
  /** Of what the state tells assistive technology: a person's verdict holds for one content. */
  content: string
  widths: readonly WidthEvidence[]
  /** Why the state could not be reached. */
  error?: string
}

/** Everything that is certainly wrong in a state, with its width. */
export function findingsOf({ widths }: StateEvidence): (EngineFinding & { width: ScreenWidth })[] {
  return widths.flatMap(({ width, engines }) =>
    engines.flatMap(({ findings }) => findings.map((finding) => Object.assign({ width }, finding))),
  )
}

/** Everything in a state that a person judges, with its width. */
export function undecidedOf({ widths }: StateEvidence): (Undecided & { width: ScreenWidth })[] {
  return widths.flatMap(({ width, engines }) => engines.flatMap(({ undecided }) => undecided.map((one) => Object.assign({ width }, one))))
}

/** Whether the state was reached and every engine finished at every width. */
export function isComplete({ error, widths }: StateEvidence): boolean {
  return error === undefined && widths.every(({ engines }) => engines.every((engine) => engine.error === undefined))
}
