import type { GraphQLError } from 'graphql'
import type { FlowName } from '#fixtures/membership/flow-position.ts'
import type { ErrorCode, MembershipFlow, MembershipManagementSubmitData } from '#schema/__generated__/types.ts'
import { badInput, notFound, problem } from '../errors.ts'
import { cancelFlow } from './cancel-flow.ts'
import { extendFlow } from './extend-flow.ts'
import { advanced, endStep, keepPosition, positionIn } from './flow-position.ts'
import { flowNames, openFlows } from './management-record.ts'
import { type Flow, type FlowSetting, type QuestionStep, type Result, result, type Submission } from './step.ts'
import { upgradeFlow } from './upgrade-flow.ts'

const flows: Readonly<Record<FlowName, (setting: FlowSetting) => Flow>> = { cancel: cancelFlow, upgrade: upgradeFlow, extend: extendFlow }

function refused(path: readonly string[], message: string, code: ErrorCode = 'INVALID'): GraphQLError {
  return badInput([problem(code, path, message)])
}

function flowOf(name: string): FlowName {
  const flow = flowNames.find((known) => known === name)
  if (!flow) throw new Error(`The schema's pattern lets the flow '${name}' through, which has no steps.`)
  return flow
}

/** Advances a flow by one step and keeps where the shopper stands. Of a flow that has ended every answer is its end, so that an answer sent twice does nothing twice. */
export function advance(name: string, data: MembershipManagementSubmitData | null, setting: FlowSetting): QuestionStep | Result {
  const flowName = flowOf(name)
  const before = data ? positionIn(flowName, setting) : undefined
  if (before?.end) return endStep(before.end)
  if (!openFlows(setting.identity, setting.context).includes(flowName)) {
    const rejected = result(
      `${flowName}-rejected`,
      'REJECTED',
      'That is not possible now',
      'Your membership does not allow it. [Write to us](/contact) if you think it should.',
    )
    return keepPosition(flowName, advanced(before, undefined, rejected), rejected, setting)
  }
  const flow = flows[flowName](setting)
  if (!data) {
    const first = flow.first()
    return keepPosition(flowName, advanced(undefined, undefined, first), first, setting)
  }
  const step = flow.step(data.stepId)
  if (!step) throw notFound(['data', 'stepId'], `stepId is '${data.stepId.slice(0, 80)}', which is no step of ${flowName}.`)
  // A flow is begun, and gone through: what a step says and asks for is not jumped over, least of all before the last one.
  if (!before?.reached.includes(step.id)) throw notFound(['data', 'stepId'], `stepId is '${step.id}', which was not reached.`)
  const submission = checked(step, data)
  const next = flow.next(submission)
  return keepPosition(flowName, advanced(before, { ...submission, feedback: data.feedback ?? null }, next), next, setting)
}

/** Where the shopper stands in a flow, at its newest step or at one that was reached; null if the flow was not begun or the step not reached. */
export function standingIn(name: string, stepId: string | null, setting: FlowSetting): MembershipFlow | null {
  const flowName = flowOf(name)
  const position = positionIn(flowName, setting)
  if (!position) return null
  const feedback = position.feedback ?? null
  if (position.end) return { step: endStep(position.end), previousStepId: null, selectedOptions: [], additionalText: null, feedback }
  const id = stepId ?? position.reached.at(-1) ?? ''
  const at = position.reached.indexOf(id)
  const step = openFlows(setting.identity, setting.context).includes(flowName) ? flows[flowName](setting).step(id) : undefined
  if (at < 0 || !step) return null
  const answer = position.answers?.[id]
  return {
    step,
    previousStepId: position.reached[at - 1] ?? null,
    selectedOptions: [...(answer?.options ?? [])],
    additionalText: answer?.text ?? null,
    feedback,
  }
}

/** Rejects an answer that the step does not offer. */
function checked(
  step: QuestionStep,
  { stepId, actionId, selectedOptions: options, additionalText }: MembershipManagementSubmitData,
): Submission {
  const { primaryActionId, secondaryActionId } = step.actions
  if (actionId !== primaryActionId && actionId !== secondaryActionId)
    throw notFound(['data', 'actionId'], `actionId is '${actionId.slice(0, 40)}', which the step does not offer.`)
  const text = additionalText?.trim() || null
  if (actionId === primaryActionId) requireAnswer(step, options, text)
  return { stepId, actionId, options, text }
}

/** The primary action of a step with a choice needs an answer: the box ticked, or one option selected with its required text. */
function requireAnswer(step: QuestionStep, options: readonly string[], text: string | null): void {
  if ('checkOption' in step) {
    const { isRequired, key } = step.checkOption
    if (isRequired && !options.includes(key)) throw refused(['data', 'selectedOptions'], `selectedOptions must hold '${key}'.`)
  }
  if (!('optionBlocks' in step)) return
  const option = step.optionBlocks.find(({ key }) => options.length === 1 && key === options[0])
  if (!option) throw refused(['data', 'selectedOptions'], 'selectedOptions must hold one option of the step.')
  if (option.additionalTextMode === 'REQUIRED' && text === null)
    throw refused(['data', 'additionalText'], `additionalText is asked for with '${option.key}'.`, 'REQUIRED')
  if (option.additionalTextMode === 'NONE' && text !== null)
    throw refused(['data', 'additionalText'], `additionalText cannot be added to '${option.key}'.`)
  if (text !== null && text.length > (option.additionalTextAttributes?.maxLength ?? 0))
    throw refused(['data', 'additionalText'], 'additionalText is too long.', 'TOO_LONG')
}
