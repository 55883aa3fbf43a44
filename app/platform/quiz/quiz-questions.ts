import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { quizSlug } from '#operations/__generated__/input-limits.ts'
import { GetQuizDocument } from '#operations/__generated__/operations.ts'
import type { Quiz } from './quiz-answers.ts'

/** What a quiz is asked by. Answers of another version of the contract may have any form. */
const askable = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  intro: z.string(),
  steps: z.array(
    z.object({
      title: z.string(),
      questions: z.array(
        z.object({
          id: z.string().min(1),
          prompt: z.string(),
          help: z.string().nullable(),
          kind: z.string(),
          isRequired: z.boolean(),
          maxChoices: z.number(),
          askedAfter: z.array(z.string()),
          options: z.array(z.object({ id: z.string().min(1), label: z.string(), description: z.string().nullable() })),
        }),
      ),
    }),
  ),
})

/** A quiz by its slug; undefined if the store has none that can be asked. Throws if it cannot be loaded. */
export const quizData = cache(async (pageRequest: PageRequest, slug: string): Promise<Quiz | undefined> => {
  if ([...slug].length > quizSlug.maxLength) return undefined
  const { quiz } = await serverQuery(pageRequest, GetQuizDocument, { slug })
  return quiz && askable.safeParse(quiz).success ? quiz : undefined
})
