import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { quizSlug } from '#operations/__generated__/input-limits.ts'
import { GetQuizDocument } from '#operations/__generated__/operations.ts'
import type { Quiz } from './quiz-answers.ts'

/** A quiz by its slug; undefined if the store has none. Throws if it cannot be loaded. */
export const quizData = cache(
  async (pageRequest: PageRequest, slug: string): Promise<Quiz | undefined> =>
    [...slug].length > quizSlug.maxLength ? undefined : ((await serverQuery(pageRequest, GetQuizDocument, { slug })).quiz ?? undefined),
)
