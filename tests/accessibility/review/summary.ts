import { cards, statesFor } from './cards.ts'
import { type Criterion, criteria } from './criteria.ts'
import { type EngineFinding, findingsOf, isComplete, type StateEvidence, type Undecided, undecidedOf } from './evidence.ts'
import { type BadVerdict, type PersonVerdict, type Standing, standingOf } from './verdicts.ts'

/** A card in one state, and what a person has said of it. */
export type Judgement = { card: (typeof cards)[number]; state: StateEvidence; verdict?: PersonVerdict; standing?: Standing }

/** What an accessibility conformance report says of a criterion. */
export type Conformance = 'Supports' | 'Does Not Support' | 'Not Applicable' | 'To be judged'

export type CriterionRow = {
  criterion: Criterion
  findings: number
  /** Open reviews of engines, by rule and state. */
  undecided: number
  judgements: readonly Judgement[]
  conformance: Conformance
}

/** Everything that the pages of the report show. */
export type ReviewSummary = {
  states: readonly StateEvidence[]
  /** Names of states of the table that have no evidence. */
  missing: readonly string[]
  rows: readonly CriterionRow[]
  judgements: readonly Judgement[]
  /** Verdicts of states that are gone. */
  goneVerdicts: readonly PersonVerdict[]
  badVerdicts: readonly BadVerdict[]
  /** Rules of settled findings that no state needs. */
  unused: readonly string[]
  changes: Changes
}

/** How the certain findings differ from those of the last report. */
type Changes = { since?: string; added: readonly string[]; gone: readonly string[]; newStates: readonly string[] }

/** What a report keeps for the next one: the key of each finding, by state. */
export type Kept = { made: string; findings: Readonly<Record<string, readonly string[]>> }

type Known = {
  missing: readonly string[]
  verdicts: readonly PersonVerdict[]
  badVerdicts: readonly BadVerdict[]
  unused: readonly string[]
  last?: Kept
}

/** Draws the evidence together: by criterion, by card, and beside the last report. */
export function summarise(states: readonly StateEvidence[], { missing, verdicts, badVerdicts, unused, last }: Known): ReviewSummary {
  const byName = new Map(states.map((state) => [state.name, state]))
  const isWhole = states.length > 0 && missing.length === 0 && states.every(isComplete)
  const judgements = cards.flatMap((card) => statesFor(card, states).map((state) => judgementOf(card, state, verdicts, byName)))
  return {
    states,
    missing,
    judgements,
    rows: criteria.map((criterion) => rowOf(criterion, states, judgements, isWhole)),
    goneVerdicts: verdicts.filter((verdict) => standingOf(verdict, byName) === 'gone'),
    badVerdicts,
    unused,
    changes: changesSince(states, last),
  }
}

function judgementOf(
  card: Judgement['card'],
  state: StateEvidence,
  verdicts: readonly PersonVerdict[],
  byName: ReadonlyMap<string, StateEvidence>,
): Judgement {
  const verdict = verdicts.find((one) => one.card === card.id && one.state === state.name)
  return { card, state, ...(verdict && { verdict, standing: standingOf(verdict, byName) }) }
}

function rowOf(criterion: Criterion, states: readonly StateEvidence[], all: readonly Judgement[], isWhole: boolean): CriterionRow {
  const concerns = ({ criteria: numbers }: EngineFinding | Undecided) => numbers.includes(criterion.number)
  const findings = states.flatMap(findingsOf).filter(concerns).length
  const undecided = states.flatMap(undecidedOf).filter((one) => concerns(one) && one.settled === undefined).length
  const judgements = all.filter(({ card }) => card.criterion === criterion.number)
  return { criterion, findings, undecided, judgements, conformance: conformanceOf(criterion, findings, judgements, isWhole) }
}

/**
 * A certain finding or a failed verdict means that the criterion is not supported. One that leaves something to a person is supported once every card of it
 * has passed in every state that it asks for; one without a card stays to be judged. Without `isWhole`, some state was not visited or some engine did not
 * finish: silence then says nothing.
 */
export function conformanceOf(criterion: Criterion, findings: number, judgements: readonly Judgement[], isWhole: boolean): Conformance {
  if (criterion.absent !== undefined) return 'Not Applicable'
  const held = judgements.filter(({ standing }) => standing === 'holds')
  if (findings > 0 || held.some(({ verdict }) => verdict?.verdict === 'fail')) return 'Does Not Support'
  if (!isWhole) return 'To be judged'
  if (criterion.judged === undefined) return 'Supports'
  return judgements.length > 0 && held.length === judgements.length ? 'Supports' : 'To be judged'
}

/** What the next report compares itself with. `made`: when this one was made. */
export function keep(states: readonly StateEvidence[], made: string): Kept {
  return { made, findings: Object.fromEntries(states.map((state) => [state.name, findingsOf(state).map(keyOf)])) }
}

function changesSince(states: readonly StateEvidence[], last: Kept | undefined): Changes {
  if (!last) return { added: [], gone: [], newStates: [] }
  const told = (name: string, key: string) => `${name}: ${key}`
  const before = new Set(Object.entries(last.findings).flatMap(([name, keys]) => keys.map((key) => told(name, key))))
  const now = new Set(states.flatMap((state) => findingsOf(state).map((finding) => told(state.name, keyOf(finding)))))
  return {
    since: last.made,
    added: [...now].filter((one) => !before.has(one)),
    gone: [...before].filter((one) => !now.has(one)),
    newStates: states.filter(({ name }) => last.findings[name] === undefined).map(({ name }) => name),
  }
}

function keyOf({ engine, rule, target, message, width }: EngineFinding & { width: number }): string {
  return `${width} px, ${engine}: ${rule} at ${target || message}`
}

/** Open reviews of engines in all states, by engine and rule: what is to be decided once rather than in each state. */
export function openReviews(
  states: readonly StateEvidence[],
): { engine: string; rule: string; message: string; states: number; elements: number; example: StateEvidence }[] {
  const all = states.flatMap((state) => undecidedOf(state).map((undecided) => ({ state, undecided })))
  return [
    ...Map.groupBy(
      all.filter(({ undecided }) => undecided.settled === undefined),
      ({ undecided }) => `${undecided.engine} ${undecided.rule}`,
    ).values(),
  ]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { engine, rule, message } = first.undecided
      const elements = group.reduce((sum, { undecided }) => sum + undecided.count, 0)
      return [{ engine, rule, message, states: new Set(group.map(({ state }) => state.name)).size, elements, example: first.state }]
    })
    .sort((one, other) => other.states - one.states)
}
