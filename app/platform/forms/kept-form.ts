import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { KEPT_FORM_COOKIE } from '#app/platform/session/session-cookies.ts'
import { isSecure } from '#app/platform/session/session-response.ts'
import { type FormDescription, type FormValues, fieldNames, isSecret } from './describe-form.ts'
import { seal, unseal } from './sealed.ts'

/** How long what was typed is kept, seconds: long enough to look for a password and sign in again. */
const KEPT_S = 30 * 60

/** Browsers refuse a cookie of more than 4096 bytes with its name and attributes. */
const LONGEST_COOKIE = 3800

const keptSchema = z.object({ form: z.string(), until: z.number(), values: z.record(z.string(), z.string()) })
type Kept = z.infer<typeof keptSchema>

/** What a cookie keeps; undefined if that is nothing, not ours, or too old. */
function keptIn(cookie: string | undefined): Kept | undefined {
  const text = cookie === undefined ? undefined : unseal(cookie)
  if (text === undefined) return undefined
  // Sealed by this server: it is JSON.
  const { data } = keptSchema.safeParse(JSON.parse(text))
  return data && data.until >= Date.now() ? data : undefined
}

/**
 * Keeps what was typed into a form for its page, which shows it again. In a cookie that only this server can read, because addresses of pages end up in
 * logs and histories. Secrets are never kept. A form of no more than an email, as a login on the way back to another form, does not replace what that one
 * had.
 */
export function keepForm<Name extends string>(
  response: NextResponse,
  request: NextRequest,
  form: FormDescription<Name>,
  typed: FormValues<Name>,
): void {
  const values = fieldNames(form).flatMap((name) => {
    const value = typed[name]
    return value === undefined || value === '' || isSecret(form.fields[name]) || form.fields[name].kind === 'hidden'
      ? []
      : [[name, value] as const]
  })
  const before = keptIn(request.cookies.get(KEPT_FORM_COOKIE)?.value)
  if (before && before.form !== form.id && values.every(([name]) => name === 'email')) return
  const kept: Kept = { form: form.id, until: Date.now() + KEPT_S * 1000, values: Object.fromEntries(values) }
  const sealed = seal(JSON.stringify(kept))
  if (sealed.length > LONGEST_COOKIE) return
  response.cookies.set(KEPT_FORM_COOKIE, sealed, { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(request), maxAge: KEPT_S })
}

/** Forgets what was typed into a form, after it was taken. */
export function forgetForm(response: NextResponse, request: NextRequest, form: Pick<FormDescription<string>, 'id'>): void {
  if (keptIn(request.cookies.get(KEPT_FORM_COOKIE)?.value)?.form === form.id)
    response.cookies.set(KEPT_FORM_COOKIE, '', { path: '/', maxAge: 0 })
}

/** What was typed into a form before, by the cookie's value. Of another form's, only the email, which people expect to type once. */
export function keptValues<Name extends string>(form: FormDescription<Name>, cookie: string | undefined): FormValues<Name> {
  const values: Partial<Record<Name, string>> = {}
  const kept = keptIn(cookie)
  if (!kept) return values
  const names = fieldNames(form).filter((name) => (kept.form === form.id || name === 'email') && !isSecret(form.fields[name]))
  for (const name of names) {
    const value = kept.values[name]
    if (value !== undefined) values[name] = value
  }
  return values
}
