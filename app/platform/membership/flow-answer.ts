import { describeForm } from '#app/platform/forms/describe-form.ts'
import { membershipManagementFlowFlow } from '#operations/__generated__/input-limits.ts'

/** What can be wrong with the answer to a step, as the page's address says it. */
export const flowProblems = ['OPTION', 'TEXT_REQUIRED', 'TEXT_LONG', 'STEP', 'UNSENT'] as const

export type FlowProblem = (typeof flowProblems)[number]

/** Path of the page that the flows are on, without the store's prefix. */
export const MEMBERSHIP_PATH = '/account/my-membership'

/** Id of a step's heading, where the page is scrolled to. */
export const STEP_ID = 'membership-step'

/** The name of the field with the words to an option, by the option's key. */
export const textField = (key: string): string => `text.${key}`

/** What is kept of a step's answer that was not taken, in the cookie of kept forms (decision 062). */
export const flowAnswerForm = describeForm({
  id: STEP_ID,
  page: MEMBERSHIP_PATH,
  fields: { option: { kind: 'text' }, text: { kind: 'text' } },
  copy: () => ({
    fields: { option: { label: '', problems: { REQUIRED: '' } }, text: { label: '', problems: { REQUIRED: '' } } },
    problems: {},
  }),
})

/** The page of a flow at a step, or at the newest one, without the store's prefix. */
export function flowPath(flow: string, stepId?: string, problem?: FlowProblem): string {
  const query = new URLSearchParams({ flow, ...(stepId && { step: stepId }), ...(problem && { problem }) })
  return `${MEMBERSHIP_PATH}?${query}#${problem && problem !== 'STEP' ? `${STEP_ID}-problems` : STEP_ID}`
}

const flowPattern = new RegExp(`^(?:${membershipManagementFlowFlow.pattern})$`)

/** True for the name of a flow that the contract has. */
export function isFlowName(flow: string): boolean {
  return flowPattern.test(flow)
}
