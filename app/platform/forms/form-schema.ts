import { z } from 'zod'
import { fieldProblem, problemsIn, sentValue } from './check-form.ts'
import { type FormDescription, type FormProblem, type FormValues, fieldNames } from './describe-form.ts'

/** Longest text of a field that is read at all; each field's own limit is checked after it. */
const LONGEST = 4096

/** What every form of the shop posts besides its fields. */
const hiddenSchema = z.object({
  locale: z.enum(['en-GB', 'en-US']),
  redirectTo: z.string().max(2048).optional(),
})

/** A post of a form: its locale, where it leads, and the fields as they were typed. */
export type PostedForm<Name extends string> = z.infer<typeof hiddenSchema> & { typed: FormValues<Name> }

/** Reads a post. Fields that the form does not describe are dropped. Undefined: not a post of the shop's own form. */
export function postedForm<Name extends string>(form: FormDescription<Name>, posted: unknown): PostedForm<Name> | undefined {
  const hidden = hiddenSchema.safeParse(posted)
  const fields = z.partialRecord(z.enum(fieldNames(form)), z.string().max(LONGEST)).safeParse(onlyFields(form, posted))
  return hidden.success && fields.success ? { ...hidden.data, typed: fields.data } : undefined
}

/** The values to send: checked against the description, without spaces around them, an empty one missing only if it is optional or not ticked. */
export function checkedValues<Name extends string>(
  form: FormDescription<Name>,
  typed: FormValues<Name>,
  locale: string,
): { values: Record<Name, string> } | { problems: FormProblem[] } {
  const shape = Object.fromEntries(
    fieldNames(form).map((name) => {
      const field = form.fields[name]
      const schema = z
        .string()
        .default('')
        .check(({ value, issues }) => {
          const code = fieldProblem(field, value, locale)
          if (code !== undefined) issues.push({ code: 'custom', input: value, message: code })
        })
        .transform((value) => sentValue(field, value))
      return [name, schema]
    }),
  )
  const parsed = z.object(shape).safeParse(typed)
  // The shape has exactly the form's fields, each a text.
  if (parsed.success) return { values: parsed.data as Record<Name, string> }
  return { problems: problemsIn(form, typed, locale) }
}

function onlyFields<Name extends string>(form: FormDescription<Name>, posted: unknown): object {
  const entries = typeof posted === 'object' && posted !== null ? Object.entries(posted) : []
  return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(form.fields, name)))
}
