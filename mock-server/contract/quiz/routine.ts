import type { QuizOptionRecord, QuizRecord, RoutineStepRecord } from '#fixtures/quiz/record.ts'
import type { QuizResult, RoutineStep } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { chosenOptions, type QuizAnswers, resultId } from '../rules/input/quiz-answers.ts'

/** Score of a facet that an option favours or shuns. */
const FAVOURED = 2
const SHUNNED = -5

/** How well a product matches the chosen options. */
function score(facets: Readonly<Record<string, readonly string[]>>, chosen: readonly QuizOptionRecord[]): number {
  const slugs = new Set(Object.values(facets).flat())
  const count = (list: readonly string[] | undefined): number => list?.filter((slug) => slugs.has(slug)).length ?? 0
  return chosen.reduce((total, { favours, shuns }) => total + FAVOURED * count(favours) + SHUNNED * count(shuns), 0)
}

/** The best-matching available product of a category; ties go to the better seller, then by id. Position in the store, or undefined. */
function bestOf(
  categoryPath: string,
  chosen: readonly QuizOptionRecord[],
  taken: ReadonlySet<number>,
  { shop }: ContractContext,
): number | undefined {
  const positions = [...(shop.category(categoryPath)?.order('BESTSELLING', 'typical').positions ?? [])]
  const candidates = positions.filter((position) => shop.index.at(position).card.inStock && !taken.has(position))
  const scored = candidates.map((position) => ({ position, points: score(shop.index.at(position).record.facets, chosen) }))
  return scored.sort((one, other) => other.points - one.points)[0]?.position
}

/** True if a step belongs in the routine for these answers. */
function isWanted({ needs }: RoutineStepRecord, chosen: readonly QuizOptionRecord[]): boolean {
  return !needs || chosen.some(({ id }) => needs.includes(id))
}

function routine(quiz: QuizRecord, chosen: readonly QuizOptionRecord[], id: string, context: ContractContext): RoutineStep[] {
  const { shop, tier } = context
  const taken = new Set<number>()
  return quiz.routine
    .filter((step) => isWanted(step, chosen))
    .flatMap(({ id: step, title, time, reason, categoryPath }) => {
      const position = bestOf(categoryPath, chosen, taken, context)
      if (position === undefined) return []
      taken.add(position)
      const product = shop.models.at(position, tier)
      return [{ id: `${id}~${step}`, title, time, reason, product, variant: product.defaultVariant }]
    })
}

/** A quiz result with its routine. */
export function quizResult(quiz: QuizRecord, answers: QuizAnswers, context: ContractContext): QuizResult {
  const id = resultId(quiz, answers)
  const chosen = chosenOptions(quiz, answers)
  const skin = quiz.skins.find(({ option }) => chosen.some((one) => one.id === option))
  return {
    id,
    slug: quiz.slug,
    title: skin?.title ?? quiz.title,
    description: skin?.description ?? quiz.intro,
    focus: [...new Set(chosen.flatMap(({ focus }) => focus ?? []))],
    routine: routine(quiz, chosen, id, context),
  }
}
