import { membershipCopy as copy } from '#app/messages/account/membership.ts'
import type { AccountNotification } from '#app/platform/account/account-notification.client.tsx'
import { postedNotification } from '#app/platform/account/posted-notification.ts'
import { type FlowProblem, flowProblems, isFlowName } from '#app/platform/membership/flow-answer.ts'

type Query = Readonly<Record<string, string | string[] | undefined>>

/** What the address of the membership's page says. Anybody can write an address: what it does not know is left out. */
export type MembershipQuery = {
  flow: string | undefined
  stepId: string | undefined
  problem: FlowProblem | undefined
  /** Id of the saved way to pay that the page asks about before it is removed. */
  removes: string | undefined
  /** What a post ended in. */
  notification: AccountNotification | undefined
}

const longestStepId = 100

export function membershipQuery(query: Query): MembershipQuery {
  const { flow, step, problem, remove } = query
  const isStep = typeof step === 'string' && step !== '' && step.length <= longestStepId
  return {
    flow: typeof flow === 'string' && isFlowName(flow) ? flow : undefined,
    stepId: isStep ? step : undefined,
    problem: flowProblems.find((known) => known === problem),
    removes: typeof remove === 'string' ? remove : undefined,
    notification: notificationOf(query),
  }
}

function notificationOf(query: Query): AccountNotification | undefined {
  if (query['done'] === 'unsure') return { type: 'error', ...copy.unsure }
  if (query['done'] === 'unstarted') return { type: 'error', ...copy.unstarted }
  return postedNotification(query, copy)
}
