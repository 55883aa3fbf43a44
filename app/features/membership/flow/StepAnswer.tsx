import { Checkbox, Radio } from '#app/design-system/field/Choice.tsx'
import { Field, FieldError, Fieldset } from '#app/design-system/field/Field.tsx'
import { errorId, fieldWiring } from '#app/design-system/field/field-wiring.ts'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { membershipFlowCopy as copy } from '#app/messages/account/membership.ts'
import { STEP_ID, textField } from '#app/platform/membership/flow-answer.ts'
import type { ShownQuestion } from './flow-data.ts'

type Choice = Extract<ShownQuestion, { __typename: 'MultipleChoiceStep' }>
type Option = Choice['optionBlocks'][number]

/** What was typed before: into an answer that was not taken, else into the one that was. */
export type TypedAnswer = { option: string | undefined; text: string | undefined }

/** What is wrong at a field: its id and the words. */
export type AnswerError = { fieldId: string; message: string }

export const AGREE_ID = `${STEP_ID}-agree`
export const optionId = (key: string): string => `${STEP_ID}-option-${key}`
export const textId = (key: string): string => `${STEP_ID}-text-${key}`

type StepAnswerProps = { step: ShownQuestion; typed: TypedAnswer; error: AnswerError | undefined }

/** The fields of a step's answer: one of several options with its words, or a box to tick. A base step has none. */
export function StepAnswer({ step, typed, error }: StepAnswerProps) {
  if (step.__typename === 'MultipleChoiceStep') return <Options step={step} typed={typed} error={error} />
  if (step.__typename !== 'BinaryChoiceStep') return null
  const { key, label } = step.checkOption
  const message = error?.fieldId === AGREE_ID ? error.message : undefined
  return (
    <div>
      <Checkbox
        id={AGREE_ID}
        name="agreed"
        value={key}
        label={label}
        defaultChecked={typed.option === key}
        {...withoutUndefined({ 'aria-describedby': message && errorId(AGREE_ID), 'aria-invalid': message ? true : undefined })}
      />
      <FieldError id={AGREE_ID} {...withoutUndefined({ error: message })} />
    </div>
  )
}

function Options({ step, typed, error }: StepAnswerProps & { step: Choice }) {
  const first = step.optionBlocks[0]
  const groupError = first && error?.fieldId === optionId(first.key) ? error.message : undefined
  return (
    <Fieldset legend={copy.choose}>
      <div className="membership-options">
        {step.optionBlocks.map((option) => (
          <OptionRow key={option.id} option={option} typed={typed} error={error} isInvalid={groupError !== undefined} />
        ))}
      </div>
      {first && <FieldError id={optionId(first.key)} {...withoutUndefined({ error: groupError })} />}
    </Fieldset>
  )
}

type OptionRowProps = { option: Option; typed: TypedAnswer; error: AnswerError | undefined; isInvalid: boolean }

function OptionRow({ option, typed, error, isInvalid }: OptionRowProps) {
  const { key, label, additionalTextMode, additionalTextAttributes: words } = option
  const id = textId(key)
  const message = error?.fieldId === id ? error.message : undefined
  const wiring = withoutUndefined({ error: message })
  return (
    <div className="membership-option">
      <Radio
        id={optionId(key)}
        name="option"
        value={key}
        label={label}
        defaultChecked={typed.option === key}
        {...(isInvalid && { 'aria-invalid': true })}
      />
      {words && (
        <div className="membership-option-words">
          <Field id={id} label={words.label} {...wiring} {...(additionalTextMode === 'OPTIONAL' && { labelNote: copy.optional })}>
            <textarea
              {...withoutUndefined(fieldWiring({ id, ...wiring }))}
              name={textField(key)}
              rows={3}
              maxLength={words.maxLength}
              defaultValue={typed.option === key ? typed.text : undefined}
              {...withoutUndefined({ placeholder: words.placeholder ?? undefined })}
              className="membership-textarea"
            />
          </Field>
        </div>
      )}
    </div>
  )
}
