import { Button } from '#app/design-system/button/Button.tsx'
import { Checkbox, Radio } from '#app/design-system/field/Choice.tsx'
import { ErrorSummary, type SummaryLine } from '#app/design-system/field/ErrorSummary.client.tsx'
import { FieldError, Fieldset } from '#app/design-system/field/Field.tsx'
import { errorId } from '#app/design-system/field/field-wiring.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { quizCopy as copy } from '#app/messages/pages/quiz.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import {
  answerFields,
  askedSteps,
  openQuestions,
  optionName,
  overfullQuestions,
  type Quiz,
  type QuizAnswer,
} from '#app/platform/quiz/quiz-answers.ts'
import { QUIZ_PROBLEMS_ID } from '#app/platform/quiz/quiz-problems-id.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { QuizMemory } from './QuizMemory.client.tsx'
import './quiz.css'

type Question = Quiz['steps'][number]['questions'][number]

/** Why the answers were not taken. */
export type QuizProblem = 'REQUIRED' | 'INVALID' | 'FAILED'

type QuizStepProps = {
  quiz: Quiz
  /** Which step, from 1. */
  at: number
  /** All answers so far, also those of later steps. */
  answers: readonly QuizAnswer[]
  /** Where the shopper came from. */
  from: string | undefined
  problem: QuizProblem | undefined
  store: Store
}

/**
 * A step of the quiz. The address holds the answers, so that going back loses none and no script is needed: each step asks for the next
 * one's address, and the last posts.
 */
export function QuizStep({ quiz, at, answers, from, problem, store }: QuizStepProps) {
  const steps = askedSteps(quiz, answers)
  const step = steps[at - 1]
  if (!step) return null
  const path = storeHref(store, `/quiz/${quiz.slug}`)
  const isLast = at === steps.length
  const here = new Set(step.questions.map(({ id }) => id))
  const others = answerFields(
    quiz,
    answers.filter(({ questionId }) => !here.has(questionId)),
  )
  const chosen = new Set(answers.flatMap(({ optionIds }) => optionIds))
  const wrong = problem ? wrongQuestions(problem, step, answers) : []
  const origin: [string, string][] = from === undefined ? [] : [['from', from]]
  const kept = [...origin, ...others]
  /** The query of a step with all answers so far. */
  const queryOf = (step: number) => String(new URLSearchParams([...origin, ...answerFields(quiz, answers), ['step', String(step)]]))
  return (
    <>
      <PageHeader title={quiz.title} lead={at === 1 ? quiz.intro : undefined} />
      <Container className="quiz">
        <p className="quiz-step" id="quiz-step">
          {formatMessage(copy.step, { step: String(at), steps: String(steps.length) })}
        </p>
        <progress className="quiz-progress" value={at} max={steps.length} aria-labelledby="quiz-step" />
        <h2>{step.title}</h2>
        <QuizMemory slug={quiz.slug} path={path} query={queryOf(at)} isBegun={answers.length > 0} locale={store.locale} />
        <ErrorSummary
          id={QUIZ_PROBLEMS_ID}
          heading={formsCopy.summary[wrong.length > 0 ? 'fields' : 'form']}
          problems={wrong.length > 0 || !problem ? wrong : [{ message: copy[problem] }]}
        />
        <form aria-label={step.title} method={isLast ? 'post' : 'get'} action={isLast ? '/api/quiz' : path}>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="step" value={isLast ? at : at + 1} />
          {isLast && <input type="hidden" name="locale" value={store.locale} />}
          {isLast && <input type="hidden" name="slug" value={quiz.slug} />}
          {step.questions.map((question) => {
            const Choice = question.kind === 'SINGLE' ? Radio : Checkbox
            const fieldId = fieldIdOf(question)
            const error = wrong.find((line) => line.fieldId === fieldId)?.message
            return (
              <div key={question.id} className="quiz-question">
                <Fieldset legend={legendOf(question)} {...withoutUndefined({ describedBy: error && errorId(fieldId) })}>
                  {question.help && <p className="quiz-help">{question.help}</p>}
                  {question.options.map(({ id, label, description }, at) => (
                    <Choice
                      key={id}
                      {...(at === 0 && { id: fieldId })}
                      {...(error && { 'aria-invalid': true })}
                      name={optionName(question, id)}
                      value={id}
                      defaultChecked={chosen.has(id)}
                      required={question.kind === 'SINGLE' && question.isRequired}
                      label={
                        <>
                          {label}
                          {description && <span className="quiz-help"> {description}</span>}
                        </>
                      }
                    />
                  ))}
                  <FieldError id={fieldId} {...withoutUndefined({ error })} />
                </Fieldset>
              </div>
            )
          })}
          <div className="quiz-actions">
            <Button type="submit">{isLast ? copy.finish : copy.next}</Button>
            {at > 1 && <TextLink href={`${path}?${queryOf(at - 1)}`}>{copy.back}</TextLink>}
          </div>
        </form>
      </Container>
    </>
  )
}

/** The first option of a question: where its error leads. */
function fieldIdOf({ id }: Question): string {
  return `quiz-${id}`
}

/** The questions of a step that a problem is about, each with what to do. None if it is about no question. */
function wrongQuestions(problem: QuizProblem, step: Quiz['steps'][number], answers: readonly QuizAnswer[]): SummaryLine[] {
  if (problem === 'FAILED') return []
  const questions = problem === 'REQUIRED' ? openQuestions(step, answers) : overfullQuestions(step, answers)
  const words = problem === 'REQUIRED' ? copy.open : copy.overfull
  return questions.map((question) => ({
    fieldId: fieldIdOf(question),
    message: formatMessage(words, { prompt: question.prompt, most: question.maxChoices }),
  }))
}

function legendOf({ prompt, kind, isRequired, maxChoices }: Question): string {
  if (kind === 'MULTIPLE') return formatMessage(copy.most, { prompt, most: maxChoices })
  return isRequired ? prompt : formatMessage(copy.optional, { prompt })
}
