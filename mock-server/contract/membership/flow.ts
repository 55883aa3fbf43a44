import type { GraphQLError } from 'graphql'
import type { ErrorCode, MembershipManagementSubmitData } from '#schema/__generated__/types.ts'
import { badInput, notFound, problem } from '../errors.ts'
import { cancelFlow } from './cancel-flow.ts'
import { extendFlow } from './extend-flow.ts'
import { type FlowName, flowNames, openFlows } from './management-record.ts'
import { type Flow, type FlowSetting, type QuestionStep, type Result, result, type Submission } from './step.ts'
import { upgradeFlow } from './upgrade-flow.ts'

const flows: Readonly<Record<FlowName, (setting: FlowSetting) => Flow>> = { cancel: cancelFlow, upgrade: upgradeFlow, extend: extendFlow }

function refused(path: readonly string[], message: string, code: ErrorCode = 'INVALID'): GraphQLError {
  return badInput([problem(code, path, message)])
}

function flowOf(name: string): FlowName {
  const flow = flowNames.find((known) => known === name)
  if (!flow) throw refused(['flow'], `flow is '${name.slice(0, 40)}'; ${flowNames.join(', ')} are known.`)
  return flow
}

/** Advances a flow by one step. A flow that is not open to the shopper is rejected immediately. */
export function advance(name: string, data: MembershipManagementSubmitData | null, setting: FlowSetting): QuestionStep | Result {
  const flowName = flowOf(name)
  if (!openFlows(setting.identity, setting.context).includes(flowName)) {
    return result(
      `${flowName}-rejected`,
      'REJECTED',
      'That is not possible now',
      'Your membership does not allow it. [Write to us](/contact) if you think it should.',
    )
  }
  const flow = flows[flowName](setting)
  if (!data) return flow.first()
  const step = flow.step(data.stepId)
  if (!step) throw notFound(['data', 'stepId'], `stepId is '${data.stepId.slice(0, 80)}', which is no step of ${flowName}.`)
  return flow.next(checked(step, data))
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
