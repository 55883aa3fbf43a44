import type { MembershipManagementSubmitData, ResultStep, TrackingEvent } from '#schema/__generated__/types.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { MembershipManagementStep } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { badInput } from '../errors.ts'
import { cancelFlow } from './cancel-flow.ts'
import { extendFlow } from './extend-flow.ts'
import { type FlowName, flowNames, openFlows } from './management-record.ts'
import { upgradeFlow } from './upgrade-flow.ts'

/** A step with the name of its type, and the step that follows each of its actions. */
export type Step = Exclude<MembershipManagementStep, { __typename: 'ResultStep' }>
export type Result = Extract<MembershipManagementStep, { __typename: 'ResultStep' }>

/** What a shopper did in a step, checked against it. */
export type Submission = { readonly stepId: string; readonly actionId: string; readonly options: readonly string[]; readonly text: string | null }

/** A flow: how it begins, the step of an id (undefined: none of its own), and what follows a submission. */
export type Flow = {
  readonly first: () => Step
  readonly step: (id: string) => Step | undefined
  readonly next: (submission: Submission) => Step | Result
}

/** Who is in a flow, and in which world. */
export type FlowSetting = { readonly identity: ShopperRecord; readonly context: ContractContext }

const flows: Readonly<Record<FlowName, (setting: FlowSetting) => Flow>> = { cancel: cancelFlow, upgrade: upgradeFlow, extend: extendFlow }

/** The end of a flow. */
export function result(id: string, ended: ResultStep['result'], title: string, body: string, tracking: TrackingEvent | null = null): Result {
  return { __typename: 'ResultStep', id, result: ended, title, body, tracking }
}

/** What showing a step reports. */
export function viewed(flow: FlowName, step: string): TrackingEvent {
  return { event: 'Page Element Viewed', properties: { flow, step } }
}

function flowOf(name: string): FlowName {
  const flow = flowNames.find((known) => known === name)
  if (!flow) throw badInput(`flow is '${name.slice(0, 40)}'; ${flowNames.join(', ')} are known.`)
  return flow
}

/** Takes a flow one step further. One that is not open to the shopper ends at once. */
export function advance(name: string, data: MembershipManagementSubmitData | null, setting: FlowSetting): MembershipManagementStep {
  const flowName = flowOf(name)
  if (!openFlows(setting.identity, setting.context).includes(flowName)) {
    return result(`${flowName}-rejected`, 'REJECTED', 'That is not possible now', 'Your membership does not allow it. [Write to us](/contact) if you think it should.')
  }
  const flow = flows[flowName](setting)
  if (!data) return flow.first()
  const step = flow.step(data.stepId)
  if (!step) throw badInput(`stepId is '${data.stepId.slice(0, 80)}', which is no step of ${flowName}.`)
  return flow.next(checked(step, data))
}

/** Refuses an answer that the step does not offer. */
function checked(step: Step, data: MembershipManagementSubmitData): Submission {
  const { actionId } = data
  const options = data.selectedOptions ?? []
  const { primaryActionId, secondaryActionId } = step.actions as { primaryActionId: string | null; secondaryActionId: string | null }
  if (actionId !== primaryActionId && actionId !== secondaryActionId) throw badInput(`actionId is '${actionId.slice(0, 40)}', which the step does not offer.`)
  const text = data.additionalText?.trim() || null
  if (actionId === primaryActionId) requireAnswer(step, options, text)
  return { stepId: data.stepId, actionId, options, text }
}

type CheckStep = { checkOption: { key: string; isRequired: boolean } }
type ChoiceStep = { optionBlocks: readonly { key: string; additionalTextMode: string; additionalTextAttributes: { maxLength: number } | null }[] }

/** The first action of a step with a choice needs an answer: the box ticked, or one option chosen with the words it asks for. */
function requireAnswer(step: Step, options: readonly string[], text: string | null): void {
  if (step.__typename === 'BinaryChoiceStep') {
    const { checkOption } = step as unknown as CheckStep
    if (checkOption.isRequired && !options.includes(checkOption.key)) throw badInput(`selectedOptions must hold '${checkOption.key}'.`)
  }
  if (step.__typename !== 'MultipleChoiceStep') return
  const chosen = (step as unknown as ChoiceStep).optionBlocks.filter(({ key }) => options.includes(key))
  const [option] = chosen
  if (chosen.length !== 1 || options.length !== 1 || !option) throw badInput('selectedOptions must hold one option of the step.')
  if (option.additionalTextMode === 'REQUIRED' && text === null) throw badInput(`additionalText is asked for with '${option.key}'.`)
  if (option.additionalTextMode === 'NONE' && text !== null) throw badInput(`additionalText cannot be added to '${option.key}'.`)
  if (text !== null && text.length > (option.additionalTextAttributes?.maxLength ?? 0)) throw badInput('additionalText is too long.')
}
