import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { membershipFlowCopy as copy } from '#app/messages/account/membership.ts'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { type FlowProblem, flowPath, MEMBERSHIP_PATH, STEP_ID } from '#app/platform/membership/flow-answer.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { answerError } from './answer-error.ts'
import type { FlowStanding, ShownQuestion, ShownStep } from './flow-data.ts'
import { StepAnswer, type TypedAnswer } from './StepAnswer.tsx'
import { StepBlocks } from './StepBlocks.tsx'
import { TrackedStep } from './TrackedStep.client.tsx'
import '../membership.css'

type FlowStepProps = {
  store: Store
  flow: string
  standing: FlowStanding
  /** What was wrong with the last answer. */
  problem: FlowProblem | undefined
  /** What was typed into an answer that was not taken. */
  typed: Partial<TypedAnswer>
}

/** A step of a flow that the server drives. A kind of step that the shop does not know is said to be, with a way to help. Spec §4. */
export function FlowStep({ store, flow, standing, problem, typed }: FlowStepProps) {
  const { step } = standing
  const membershipHref = storeHref(store, MEMBERSHIP_PATH)
  if (step.__typename === 'ResultStep') return <FlowEnd store={store} step={step} />
  if (!isQuestion(step)) {
    return (
      <div className="membership">
        <Alert level="warn">
          {copy.unknown.step} <TextLink href={storeHref(store, '/contact')}>{copy.contact}</TextLink>
        </Alert>
        <TextLink standalone href={membershipHref}>
          {copy.toMembership}
        </TextLink>
      </div>
    )
  }
  const { previousStepId } = standing
  return (
    <section className="membership" aria-labelledby={STEP_ID}>
      {previousStepId !== null && previousStepId !== undefined && (
        <TextLink standalone href={storeHref(store, flowPath(flow, previousStepId))}>
          {copy.back}
        </TextLink>
      )}
      <h2 id={STEP_ID} tabIndex={-1} className="membership-heading">
        {step.header}
      </h2>
      <StepBlocks store={store} blocks={step.contentBlocks} />
      <StepForm store={store} flow={flow} standing={standing} step={step} problem={problem} typed={typed} />
      {step.isAbortable && (
        <TextLink standalone href={membershipHref}>
          {copy.leave}
        </TextLink>
      )}
      <TrackedStep key={step.id} event={step.tracking.event} properties={plainProperties(step.tracking.properties)} />
    </section>
  )
}

const questionKinds: ReadonlySet<string> = new Set<ShownQuestion['__typename']>(['BaseStep', 'BinaryChoiceStep', 'MultipleChoiceStep'])

/** A newer contract may have more kinds, which arrive with their kind alone. */
function isQuestion(step: ShownStep): step is ShownQuestion {
  return questionKinds.has(step.__typename)
}

function StepForm({ store, flow, standing, step, problem, typed }: FlowStepProps & { step: ShownQuestion }) {
  const { primaryActionId, primaryLabel, secondaryActionId, secondaryLabel } = step.actions
  const isTyped = typed.option !== undefined
  const answer: TypedAnswer = isTyped
    ? { option: typed.option, text: typed.text }
    : { option: standing.selectedOptions[0], text: standing.additionalText ?? undefined }
  const error = answerError(step, problem, answer)
  const said = error ?? (problem && { message: copy.problems[problem === 'STEP' ? 'STEP' : 'UNSENT'] })
  return (
    <form aria-labelledby={STEP_ID} method="post" action="/api/membership/flow" noValidate className="membership-form">
      <ErrorSummary id={`${STEP_ID}-problems`} heading={formsCopy.summary[error ? 'fields' : 'form']} problems={said ? [said] : []} />
      <input type="hidden" name="locale" value={store.locale} />
      <input type="hidden" name="flow" value={flow} />
      <input type="hidden" name="step" value={step.id} />
      {hiddenFields(standing, step).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <StepAnswer step={step} typed={answer} error={error} />
      <div className="membership-actions">
        {primaryActionId && primaryLabel && (
          <Button type="submit" name="action" value={primaryActionId}>
            {primaryLabel}
          </Button>
        )}
        {secondaryActionId && secondaryLabel && (
          <Button type="submit" variant="secondary" name="action" value={secondaryActionId}>
            {secondaryLabel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What was said so far, which each answer carries along. */
function hiddenFields({ feedback }: FlowStanding, { metadata }: ShownQuestion): [name: string, value: string][] {
  const carried = metadata
    .filter(({ key }) => key === 'feedback' || key === 'priorActiveSku')
    .map(({ key, value }): [string, string] => [key, value])
  const { reasonCode1, reasonFreeText1, reasonCode2, reasonFreeText2 } = feedback ?? {}
  const said = Object.entries({ reasonCode1, reasonFreeText1, reasonCode2, reasonFreeText2 })
  return [...carried, ...said.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []))]
}

/** The end of a flow. What it reports was sent by the handler of the answer that led to it: this page can be read again. */
function FlowEnd({ store, step }: { store: Store; step: Extract<ShownStep, { __typename: 'ResultStep' }> }) {
  const isRefused = step.result === 'REJECTED'
  return (
    <section className="membership" aria-labelledby={STEP_ID} data-result={step.result}>
      <h2 id={STEP_ID} tabIndex={-1} className="membership-heading">
        {step.title}
      </h2>
      <Markdown text={step.body} headingLevel={3} {...textOptions(store)} />
      <div className="membership-actions">
        <ButtonLink href={storeHref(store, MEMBERSHIP_PATH)}>{copy.toMembership}</ButtonLink>
        <ButtonLink variant="secondary" href={storeHref(store, isRefused ? '/contact' : '/shop/bestsellers')}>
          {isRefused ? copy.contact : copy.shop}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The plain values of what a step reports; the contract's scalar may hold more. */
function plainProperties(properties: unknown): Readonly<Record<string, string | number | boolean>> {
  if (typeof properties !== 'object' || properties === null) return {}
  return Object.fromEntries(
    Object.entries(properties).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  )
}
