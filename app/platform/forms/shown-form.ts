import 'server-only'
import { cookies } from 'next/headers'
import { KEPT_FORM_COOKIE } from '#app/platform/session/session-cookies.ts'
import type { FormDescription, FormProblem, FormValues } from './describe-form.ts'
import { keptValues } from './kept-form.ts'
import { problemsInQuery } from './problem-query.ts'

/**
 * How a page shows a form: filled with what was typed before, and with what was wrong with it. `isResumed`: the session ended before it was sent, so that
 * what was typed stands in place of what is saved.
 */
export type ShownForm<Name extends string = string> = { values: FormValues<Name>; problems: readonly FormProblem[]; isResumed?: boolean }

/** In the address of a form's page: nothing was changed, because the session had ended. */
export const SESSION_ENDED = 'SESSION_ENDED'

/** A form as this request shows it: the values from the cookie, the problems from the page's query. */
export async function shownForm<Name extends string>(
  form: FormDescription<Name>,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<ShownForm<Name>> {
  const jar = await cookies()
  return {
    values: keptValues(form, jar.get(KEPT_FORM_COOKIE)?.value),
    problems: problemsInQuery(form, query['error']),
    isResumed: query['failed'] === SESSION_ENDED,
  }
}
