import type { QuizOptionRecord, QuizQuestionRecord, QuizRecord } from '#fixtures/quiz/record.ts'

/** The options chosen for each question. */
export type QuizAnswers = ReadonlyMap<string, readonly string[]>

/** Every question of a quiz, in order. */
export function questionsOf({ steps }: QuizRecord): readonly QuizQuestionRecord[] {
  return steps.flatMap(({ questions }) => questions)
}

/** True if an answer fits its question. */
function fits({ isRequired, maxChoices, options }: QuizQuestionRecord, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return !isRequired
  return (
    chosen.length <= maxChoices &&
    new Set(chosen).size === chosen.length &&
    chosen.every((id) => options.some((option) => option.id === id))
  )
}

/** The questions that are asked with these answers: a question may depend on what was chosen at one before it that was asked itself. */
function questionsAsked(quiz: QuizRecord, answers: QuizAnswers): QuizQuestionRecord[] {
  const chosen = new Set<string>()
  return questionsOf(quiz).filter(({ id, askedAfter }) => {
    const isAsked = !askedAfter || askedAfter.some((option) => chosen.has(option))
    if (isAsked) for (const option of answers.get(id) ?? []) chosen.add(option)
    return isAsked
  })
}

/** The questions to answer again, including answers to questions that the quiz does not ask, or not after these answers. */
export function questionsToRepeat(quiz: QuizRecord, answers: QuizAnswers): string[] {
  const questions = questionsAsked(quiz, answers)
  const wrong = questions.filter((question) => !fits(question, answers.get(question.id) ?? [])).map(({ id }) => id)
  const known = new Set(questionsOf(quiz).map(({ id }) => id))
  const unknown = [...answers]
    .filter(([id, chosen]) => !known.has(id) || (chosen.length > 0 && !questions.some((one) => one.id === id)))
    .map(([id]) => id)
  return [...wrong, ...unknown]
}

/** The chosen options, in the quiz's order. */
export function chosenOptions(quiz: QuizRecord, answers: QuizAnswers): QuizOptionRecord[] {
  return questionsOf(quiz).flatMap(({ id, options }) => options.filter((option) => answers.get(id)?.includes(option.id)))
}

/** A result's id, made of the quiz and every chosen option, so no result has to be stored. */
export function resultId(quiz: QuizRecord, answers: QuizAnswers): string {
  return [quiz.slug, ...chosenOptions(quiz, answers).map(({ id }) => id)].join('~')
}

/** The answers encoded in a result's id; undefined if the id does not belong to this quiz. */
export function answersOf(quiz: QuizRecord, id: string): QuizAnswers | undefined {
  const chosen = id.split('~')
  const answers = new Map(
    questionsOf(quiz).map((question) => [
      question.id,
      question.options.map((option) => option.id).filter((option) => chosen.includes(option)),
    ]),
  )
  const isWhole = questionsToRepeat(quiz, answers).length === 0 && resultId(quiz, answers) === id
  return isWhole ? answers : undefined
}
