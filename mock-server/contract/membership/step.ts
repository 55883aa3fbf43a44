import { LONGEST_REASON, type ReasonRecord } from '#fixtures/membership/management.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type {
  BaseStep,
  BinaryChoiceStep,
  FlowResult,
  MultipleChoiceStep,
  OptionBlock,
  ResultStep,
  StepContentBlock,
  TrackingEvent,
} from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'

type Typed<Thing extends { __typename?: string }> = Thing & { __typename: NonNullable<Thing['__typename']> }

/** A step that asks for an answer. */
export type QuestionStep = Typed<BaseStep> | Typed<BinaryChoiceStep> | Typed<MultipleChoiceStep>

/** The end of a flow. */
export type Result = Typed<ResultStep>

/** A shopper's submission, validated against its step. */
export type Submission = {
  readonly stepId: string
  readonly actionId: string
  readonly options: readonly string[]
  readonly text: string | null
}

/** A flow: its first step, the step for an id (undefined if the flow has none), and what follows a submission. */
export type Flow = {
  readonly first: () => QuestionStep
  readonly step: (id: string) => QuestionStep | undefined
  readonly next: (submission: Submission) => QuestionStep | Result
}

/** The shopper in a flow, and the request context. */
export type FlowSetting = { readonly identity: ShopperRecord; readonly context: ContractContext }

/** What each step defines; the rest is derived. */
type StepWords = {
  flow: string
  id: string
  header: string
  primary: readonly [id: string, label: string]
  secondary: readonly [id: string, label: string]
  blocks?: readonly StepContentBlock[]
  isAbortable?: boolean
  metadata?: Readonly<Record<string, string>>
}

/** The fields common to all steps. */
function shared({
  flow,
  id,
  header,
  primary,
  secondary,
  blocks = [],
  isAbortable = true,
  metadata = {},
}: StepWords): Omit<BaseStep, '__typename'> {
  return {
    id,
    header,
    isAbortable,
    metadata: Object.entries({ flow, ...metadata }).map(([key, value]) => ({ key, value })),
    contentBlocks: [...blocks],
    actions: { primaryActionId: primary[0], primaryLabel: primary[1], secondaryActionId: secondary[0], secondaryLabel: secondary[1] },
    tracking: { event: 'Page Element Viewed', properties: { flow, step: id } },
  }
}

/** A step that only shows content. */
export function baseStep(words: StepWords): QuestionStep {
  return { __typename: 'BaseStep', ...shared(words) }
}

/** A step with a checkbox to agree to. */
export function agreeStep(words: StepWords, label: string): QuestionStep {
  return { __typename: 'BinaryChoiceStep', ...shared(words), checkOption: { key: AGREED, label, isRequired: true } }
}

/** The key of the checkbox. */
const AGREED = 'agreed'

/** A step with a single choice from several options. */
export function choiceStep(words: StepWords, optionBlocks: OptionBlock[]): QuestionStep {
  return { __typename: 'MultipleChoiceStep', ...shared(words), optionBlocks }
}

/** A reason as an option. */
export function reasonOption(step: string, { key, label, textMode, textLabel, placeholder }: ReasonRecord): OptionBlock {
  const attributes = textMode === 'NONE' ? null : { label: textLabel ?? label, placeholder: placeholder ?? null, maxLength: LONGEST_REASON }
  return { id: `${step}-${key}`, key, label, additionalTextMode: textMode, additionalTextAttributes: attributes }
}

/** A text block in a step. */
export function markdown(
  id: string,
  value: string,
  style: 'body' | 'lead' | 'note' = 'body',
  label: string | null = null,
): StepContentBlock {
  return { __typename: 'MarkdownBlock', id, label, value, style }
}

/** The end of a flow. By default, tracking reports that it was reached. */
export function result(id: string, ended: FlowResult, title: string, body: string, tracking: TrackingEvent = reached(id)): Result {
  return { __typename: 'ResultStep', id, result: ended, title, body, tracking, isRepeated: false }
}

function reached(id: string): TrackingEvent {
  return { event: 'Page Element Viewed', properties: { step: id } }
}
