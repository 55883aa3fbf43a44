import { membershipFlowCopy as copy } from '#app/messages/account/membership.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { FlowProblem } from '#app/platform/membership/flow-answer.ts'
import type { ShownQuestion } from './flow-data.ts'
import { AGREE_ID, type AnswerError, optionId, type TypedAnswer, textId } from './StepAnswer.tsx'

/** What is wrong with a step's answer, at the field that it is wrong at; undefined if it is of no field of this step. */
export function answerError(
  step: ShownQuestion,
  problem: FlowProblem | undefined,
  { option: chosen }: TypedAnswer,
): AnswerError | undefined {
  if (step.__typename === 'BinaryChoiceStep' && problem === 'OPTION') return { fieldId: AGREE_ID, message: copy.problems.AGREE }
  if (step.__typename !== 'MultipleChoiceStep') return undefined
  const [first] = step.optionBlocks
  const option = step.optionBlocks.find(({ key }) => key === chosen)
  if (problem === 'OPTION' && first) return { fieldId: optionId(first.key), message: copy.problems.OPTION }
  if (!option?.additionalTextAttributes) return undefined
  if (problem === 'TEXT_REQUIRED') return { fieldId: textId(option.key), message: copy.problems.TEXT_REQUIRED }
  if (problem !== 'TEXT_LONG') return undefined
  const max = String(option.additionalTextAttributes.maxLength)
  return { fieldId: textId(option.key), message: formatMessage(copy.problems.TEXT_LONG, { max }) }
}
