import { membershipCopy as copy } from '#app/messages/account/membership.ts'
import type { AccountNotification } from '#app/platform/account/account-notification.client.tsx'
import { type FlowProblem, flowProblems, isFlowName } from '#app/platform/membership/flow-answer.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What the address of the membership's page says. Anybody can write an address: what it does not know is left out. */
export type MembershipQuery = {
  flow: string | undefined
  stepId: string | undefined
  problem: FlowProblem | undefined
  /** What a post ended in. */
  notification: AccountNotification | undefined
}

const longestStepId = 100

export function membershipQuery({ flow, step, problem, done }: Query): MembershipQuery {
  const isStep = typeof step === 'string' && step !== '' && step.length <= longestStepId
  return {
    flow: typeof flow === 'string' && isFlowName(flow) ? flow : undefined,
    stepId: isStep ? step : undefined,
    problem: flowProblems.find((known) => known === problem),
    notification: typeof done === 'string' ? notificationOf(done) : undefined,
  }
}

function notificationOf(done: string): AccountNotification | undefined {
  if (isDone(done)) return { type: 'success', ...copy.done[done] }
  if (done === 'unsure') return { type: 'error', ...copy.unsure }
  return done === 'unstarted' ? { type: 'error', ...copy.unstarted } : undefined
}

function isDone(done: string): done is keyof typeof copy.done {
  return Object.hasOwn(copy.done, done)
}
