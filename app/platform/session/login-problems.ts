import 'server-only'
import { z } from 'zod'
import { type FormRequest, problemsAt } from '#app/platform/forms/answer-form.ts'
import type { FormDescription, FormProblem } from '#app/platform/forms/describe-form.ts'

const clockSchema = z.object({ data: z.object({ now: z.iso.datetime() }) })

/** Why a login, or a code for one, was refused, at the fields of its form; after too many tries with the minutes to wait. */
export async function loginProblems<Name extends string>(
  form: FormDescription<Name>,
  { problems, retryAt }: { problems: unknown; retryAt: string | null },
  send: FormRequest['send'],
): Promise<FormProblem[]> {
  const found = problemsAt(form, problems)
  const minutes = retryAt === null ? undefined : await minutesUntil(retryAt, send)
  // To wait concerns the form as a whole.
  return minutes === undefined ? found : found.map(({ code }) => ({ code, minutes }))
}

/** From the contract's clock to an instant: minutes, rounded up, at least 1. Undefined: the clock was not answered. */
async function minutesUntil(instant: string, send: FormRequest['send']): Promise<number | undefined> {
  const clock = clockSchema.safeParse(JSON.parse((await send('getShopper', {})).body)).data
  return clock && Math.max(1, Math.ceil((Date.parse(instant) - Date.parse(clock.data.now)) / 60_000))
}
