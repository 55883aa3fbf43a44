import { type FieldDescription, type FormDescription, type FormProblem, type FormValues, fieldNames, isSecret } from './describe-form.ts'

/** As loose as the contract's own check: a stricter one would refuse addresses that it takes. */
const EMAIL = /^[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/

/** The value as it is sent: without spaces around it, except in a secret. */
export function sentValue(field: FieldDescription, value: string): string {
  return isSecret(field) && field.kind !== 'code' ? value : value.trim()
}

/** The code of what is wrong with a field's value; undefined if nothing is. The same rules as `@constraint`, with the same codes. */
export function fieldProblem(field: FieldDescription, value: string | undefined, locale: string): string | undefined {
  const text = sentValue(field, value ?? '')
  if (text === '') return field.isOptional || field.kind === 'checkbox' ? undefined : 'REQUIRED'
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = field.limits ?? {}
  // Characters are code points, as in the contract.
  const length = [...text.trim()].length
  if (length < minLength) return 'TOO_SHORT'
  if (length > maxLength) return 'TOO_LONG'
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(text)) return 'INVALID'
  if ((field.kind === 'email' || format === 'email') && !EMAIL.test(text)) return 'INVALID'
  if (field.options && !field.options(locale).includes(text)) return 'INVALID'
  return undefined
}

/** What is wrong with a form's values, in the order of its fields. */
export function problemsIn<Name extends string>(form: FormDescription<Name>, values: FormValues<Name>, locale: string): FormProblem[] {
  return fieldNames(form).flatMap((name) => {
    const code = fieldProblem(form.fields[name], values[name], locale)
    // What is wrong with a hidden field concerns the form: nobody can see the field.
    return code === undefined ? [] : [form.fields[name].kind === 'hidden' ? { code: 'BAD_USER_INPUT' } : { field: name, code }]
  })
}
