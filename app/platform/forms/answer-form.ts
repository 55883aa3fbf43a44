import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { assignStruckOffers } from '#app/platform/experiments/keep-struck-offers.ts'
import { documentOf, type UpstreamAnswer } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { postedFields, seeOther } from '#app/platform/session/form-request.ts'
import { safeRedirect } from '#app/platform/session/safe-redirect.ts'
import { isRefusedWith, SessionEnded, sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { tellChange } from '#app/platform/session/tell-change.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { defaultStore, type Store, storeOf } from '#app/platform/store/stores.ts'
import { type FormDescription, type FormProblem, type FormValues, fieldNames } from './describe-form.ts'
import { checkedValues, postedForm } from './form-schema.ts'
import { forgetForm, keepForm } from './kept-form.ts'
import { problemText } from './problem-query.ts'
import { SESSION_ENDED } from './shown-form.ts'

/** What a form's handler makes of the values. */
export type FormOutcome =
  /** Taken: the next page, a path with the store's prefix. `finish` adds cookies. */
  | { to: string; finish?: (response: NextResponse) => void; keeps?: boolean }
  /** Refused: the form is shown again with these. */
  | { problems: readonly FormProblem[] }

/** What a handler may use. */
export type FormRequest = {
  store: Store
  /** Where the form leads, if the page was asked to lead somewhere; already checked. */
  redirectTo: string | undefined
  /** Sends an operation for the visitor. Its session cookie goes into the answer, whatever becomes of the form. */
  send: (name: Parameters<typeof documentOf>[0], variables: Record<string, unknown>) => Promise<UpstreamAnswer>
}

/** A form's answer to its script. Without scripts the same is a redirect. */
type FormAnswer = { to: string } | { problems: readonly FormProblem[] }

/**
 * Answers a post of a form. Without scripts by a redirect: to the next page, or back to the form, whose address has the problems and whose cookie has
 * what was typed. With scripts by JSON. If the session has ended, to the login page, and after it back to the form with nothing lost. `ofAccount`: the
 * form goes on with what an account has, so that no anonymous session may take its place.
 */
export async function answerForm<Name extends string>(
  request: NextRequest,
  form: FormDescription<Name>,
  take: (values: Record<Name, string>, request: FormRequest) => Promise<FormOutcome>,
  { ofAccount = false }: { ofAccount?: boolean } = {},
): Promise<NextResponse> {
  const posted = postedForm(form, await postedFields(request))
  if (!posted) return refusal(request, form, nothingPosted(), [{ code: 'UNAVAILABLE' }])
  const store = storeOf(posted.locale)
  const redirectTo = safeRedirect(posted.redirectTo, '') || undefined
  const post: Post<Name> = { store, redirectTo, typed: posted.typed }
  const refused = (problems: readonly FormProblem[]) => refusal(request, form, post, problems)
  const checked = checkedValues(form, posted.typed, store.locale)
  if ('problems' in checked) return refused(checked.problems)

  let token: UpstreamAnswer['token']
  const send: FormRequest['send'] = async (name, variables) => {
    const visitor = visitorCookies(request)
    const answer = await sendForVisitor(visitor, { document: documentOf(name), variables, locale: store.locale }, { ofAccount })
    if (isRefusedWith('UNAUTHENTICATED', answer)) throw new SessionEnded()
    token = answer.token ?? token
    return answer
  }
  const response = await take(checked.values, { store, redirectTo, send }).then(
    (outcome) => {
      if ('problems' in outcome) return refused(outcome.problems)
      const taken = answered(request, outcome.to)
      if (outcome.keeps) keepForm(taken, request, form, posted.typed)
      else forgetForm(taken, request, form)
      outcome.finish?.(taken)
      return taken
    },
    (error: unknown) => {
      if (!(error instanceof SessionEnded)) {
        // The message of a syntax error quotes the answer, which may be about a person.
        logError(`Form ${form.id} failed`, error instanceof SyntaxError ? 'the answer is no JSON' : error)
        return refused([{ code: 'UNAVAILABLE' }])
      }
      // A page of the account says that nothing was saved; elsewhere what was typed is what the page shows in any case.
      const ended: [string, string][] = form.page.startsWith('/account/') ? [['failed', SESSION_ENDED]] : []
      const back = answered(request, endedSessionHref(store, formAddress(form, post, ended)))
      keepForm(back, request, form, posted.typed)
      return back
    },
  )
  setSessionCookies(response, request, token)
  await assignStruckOffers(response, request, token)
  return response
}

/** What came with a post besides the values to send. */
type Post<Name extends string> = { store: Store; redirectTo: string | undefined; typed: FormValues<Name> }

/** Of what is no post of ours nothing is known, not even the store. */
function nothingPosted<Name extends string>(): Post<Name> {
  const typed: Partial<Record<Name, string>> = {}
  return { store: defaultStore, redirectTo: undefined, typed }
}

const problemsSchema = z.array(z.object({ code: z.string(), path: z.array(z.string()) }))

/** A Rejection's problems at the fields of a form: the last part of a path that is one of them. `renamed`: fields that the contract calls otherwise. */
export function problemsAt<Name extends string>(
  form: FormDescription<Name>,
  problems: unknown,
  renamed: Readonly<Record<string, Name>> = {},
): FormProblem[] {
  return problemsSchema.parse(problems).map(({ code, path }) => {
    const last = path.at(-1) ?? ''
    const field = Object.hasOwn(renamed, last)
      ? renamed[last]
      : fieldNames(form).find((name) => name === last && form.fields[name].kind !== 'hidden')
    return field === undefined ? { code } : { field, code }
  })
}

function refusal<Name extends string>(
  request: NextRequest,
  form: FormDescription<Name>,
  post: Post<Name>,
  problems: readonly FormProblem[],
): NextResponse {
  const errors = problems.map((problem): [string, string] => ['error', problemText(form, problem)])
  const response = wantsJson(request) ? json({ problems }) : seeOther(`${formAddress(form, post, errors)}#${form.id}-problems`)
  // Also with scripts, whose page has the text still: another page may be asked for instead, such as the login.
  keepForm(response, request, form, post.typed)
  return response
}

/** The address of a form's page, as it was before the post, with what is wrong. */
function formAddress<Name extends string>(
  form: FormDescription<Name>,
  { store, redirectTo, typed }: Post<Name>,
  more: [string, string][] = [],
): string {
  const hidden = fieldNames(form).filter((name) => form.fields[name].kind === 'hidden')
  const before = [['redirectTo', redirectTo], ...hidden.map((name) => [name, typed[name]])]
  const query = new URLSearchParams([...before.flatMap(([name, value]) => (name && value ? [[name, value]] : [])), ...more])
  const page = storeHref(store, form.page)
  return query.size === 0 ? page : `${page}?${query}`
}

function answered(request: NextRequest, to: string): NextResponse {
  return wantsJson(request) ? json({ to }) : seeOther(to)
}

function wantsJson(request: NextRequest): boolean {
  return request.headers.get('accept')?.startsWith('application/json') ?? false
}

function json(answer: FormAnswer): NextResponse {
  const response = NextResponse.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  tellChange(response)
  return response
}
