import 'server-only'
import { cardView } from '#app/platform/catalogue/card-view.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetQuizResultDocument } from '#operations/__generated__/operations.ts'

/** What the answers come to, by its id; undefined if there is no such result. Throws if it cannot be loaded. */
export async function quizResultData(pageRequest: PageRequest, id: string) {
  const { quizResult } = await serverQuery(pageRequest, GetQuizResultDocument, { id })
  if (!quizResult) return undefined
  const { routine, ...result } = quizResult
  return {
    ...result,
    routine: routine.map(({ product, variant, ...step }) => ({ ...step, sku: variant.sku, card: cardView(product) })),
  }
}

export type QuizResultView = NonNullable<Awaited<ReturnType<typeof quizResultData>>>
