import type { FeedbackRecord, FlowEnd, FlowName, FlowPosition } from '#fixtures/membership/flow-position.ts'
import type { FlowSetting, QuestionStep, Result, Submission } from './step.ts'

/** What was submitted, and what was said so far of why a membership is cancelled. */
type Answered = Submission & { readonly feedback: Partial<FeedbackRecord> | null }

/** Where the shopper stands in a flow; undefined if it was not begun. */
export function positionIn(flow: FlowName, { context }: FlowSetting): FlowPosition | undefined {
  return context.shopper.read('flows')[flow]
}

/**
 * The position after an answer. Whoever goes back and answers again goes on from there: the steps after it are no longer reached. Without an answer the
 * flow begins.
 */
export function advanced(before: FlowPosition | undefined, answered: Answered | undefined, next: QuestionStep | Result): FlowPosition {
  const end = next.__typename === 'ResultStep' ? { end: endOf(next) } : {}
  if (!answered) return { reached: next.__typename === 'ResultStep' ? [] : [next.id], ...end }
  const { stepId, options, text, feedback } = answered
  const reached = before?.reached ?? []
  const upToIt = reached.slice(0, reached.indexOf(stepId) + 1)
  const said = withFeedback(before?.feedback, feedback)
  return {
    reached: next.__typename === 'ResultStep' ? upToIt : [...upToIt, next.id],
    answers: { ...before?.answers, [stepId]: { options, text } },
    ...(said && { feedback: said }),
    ...end,
  }
}

function withFeedback(before: FeedbackRecord | undefined, given: Partial<FeedbackRecord> | null): FeedbackRecord | undefined {
  if (!given) return before
  const { reasonCode1 = null, reasonFreeText1 = null, reasonCode2 = null, reasonFreeText2 = null } = given
  return { reasonCode1, reasonFreeText1, reasonCode2, reasonFreeText2 }
}

/** Keeps a position, and returns the step that it led to. */
export function keepPosition<Step>(flow: FlowName, position: FlowPosition, step: Step, { context }: FlowSetting): Step {
  context.shopper.write('flows', { ...context.shopper.read('flows'), [flow]: position })
  return step
}

/** The last step of a flow that has ended, told again. */
export function endStep({ id, result, title, body, tracking: { event, properties } }: FlowEnd): Result {
  return { __typename: 'ResultStep', id, result, title, body, tracking: { event, properties: { ...properties } }, isRepeated: true }
}

function endOf({ id, result, title, body, tracking }: Result): FlowEnd {
  return { id, result, title, body, tracking: { event: tracking.event, properties: { ...tracking.properties } } }
}
