import { cards, statesFor } from './cards.ts'
import { type Changes, type Kept, reportChanges } from './changes.ts'
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
  /** Verdicts of states or cards that are gone, each with which of them. */
  goneVerdicts: readonly (PersonVerdict & { gone: 'state' | 'card' })[]
  badVerdicts: readonly BadVerdict[]
  /** Rules of settled findings that no state needs. */
  unused: readonly string[]
  changes: Changes
}

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
    goneVerdicts: verdicts.flatMap((verdict) => goneOf(verdict, [...byName.keys(), ...missing])),
    badVerdicts,
    unused,
    changes: reportChanges(states, last),
  }
}

/** A verdict of a card or a state that there is no more. A state that was not visited yet is not gone. */
function goneOf(verdict: PersonVerdict, states: readonly string[]): ReviewSummary['goneVerdicts'] {
  if (!cards.some(({ id }) => id === verdict.card)) return [{ ...verdict, gone: 'card' }]
  return states.includes(verdict.state) ? [] : [{ ...verdict, gone: 'state' }]
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

/** What engines could not decide or a person has settled, drawn together over all states. `settled`: why; absent: it is open. */
export type ReviewedRule = {
  engine: string
  rule: string
  message: string
  settled?: string
  states: number
  elements: number
  example: StateEvidence
}

/** What engines left to a person in all states, by engine, rule and reason: decided once rather than in each state. What concerns most states comes first. */
export function reviewedRules(states: readonly StateEvidence[]): ReviewedRule[] {
  const all = states.flatMap((state) => undecidedOf(state).map((undecided) => ({ state, undecided })))
  return [...Map.groupBy(all, ({ undecided: { engine, rule, settled = '' } }) => `${engine} ${rule} ${settled}`).values()]
    .flatMap((group): ReviewedRule[] => {
      const [first] = group
      if (!first) return []
      const { engine, rule, message, settled } = first.undecided
      const elements = group.reduce((sum, { undecided }) => sum + undecided.count, 0)
      const count = new Set(group.map(({ state }) => state.name)).size
      return [{ engine, rule, message, ...(settled !== undefined && { settled }), states: count, elements, example: first.state }]
    })
    .sort((one, other) => other.states - one.states)
}
