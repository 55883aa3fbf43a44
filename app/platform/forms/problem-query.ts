import { type FormDescription, type FormProblem, fieldNames } from './describe-form.ts'

/** More problems than a form of ours can have are not its own. */
const MOST = 40

const CODE = /^[A-Z][A-Z_]{1,63}$/

const MINUTES = /^[1-9]\d{0,3}$/

/**
 * A problem as a value of the query's `error`: `register.email.USER_EXISTS_ERROR`, or `login.LOGIN_REJECTED` for the form as a whole, which may end with
 * the minutes to wait: `login.TOO_MANY_TRIES.12`.
 */
export function problemText({ id }: Pick<FormDescription, 'id'>, { field, code, minutes }: FormProblem): string {
  return [id, field, code, minutes].filter((part) => part !== undefined).join('.')
}

/** A form's problems in the query of its page. Others' are left out, and so is whatever is no problem: anybody can write an address. */
export function problemsInQuery<Name extends string>(form: FormDescription<Name>, error: string | string[] | undefined): FormProblem[] {
  return [error ?? []]
    .flat()
    .slice(0, MOST)
    .flatMap((text) => {
      const [id, ...parts] = text.split('.')
      const last = parts.at(-1) ?? ''
      const wait = MINUTES.test(last) ? { minutes: Number(last) } : {}
      const rest = 'minutes' in wait ? parts.slice(0, -1) : parts
      const code = rest.at(-1)
      if (id !== form.id || code === undefined || !CODE.test(code) || rest.length > 2) return []
      if (rest.length === 1) return [{ code, ...wait }]
      const field = fieldNames(form).find((name) => name === rest[0])
      return field === undefined ? [] : [{ field, code, ...wait }]
    })
}
