import 'server-only'
import { cookies } from 'next/headers'
import { KEPT_FORM_COOKIE } from '#app/platform/session/session-cookies.ts'
import type { FormDescription, FormProblem, FormValues } from './describe-form.ts'
import { type SaidProblem, saidProblems } from './form-words.ts'
import { keptValues } from './kept-form.ts'
import { problemsInQuery } from './problem-query.ts'

/**
 * How a page shows a form: filled with what was typed before, and with what was wrong with it. `isResumed`: the session ended before it was sent, so that
 * what was typed stands in place of what is saved.
 */
export type ShownForm<Name extends string = string> = { values: FormValues<Name>; problems: readonly FormProblem[]; isResumed?: boolean }

/** A form as an island shows it: its problems are in words already, so that the page needs none of the script that finds words. */
export type WordedForm<Name extends string = string> = ShownForm<Name> & { problems: readonly SaidProblem[] }

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

/** The same for a form that is an island (`useForm`). */
export async function wordedForm<Name extends string>(
  form: FormDescription<Name>,
  query: Readonly<Record<string, string | string[] | undefined>>,
  locale: string,
): Promise<WordedForm<Name>> {
  const shown = await shownForm(form, query)
  return { ...shown, problems: saidProblems(form, shown.problems, locale) }
}
