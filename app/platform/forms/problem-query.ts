import { type FormDescription, type FormProblem, fieldNames } from './describe-form.ts'

/** More problems than a form of ours can have are not its own. */
const MOST = 40

const CODE = /^[A-Z][A-Z_]{1,63}$/

/** A problem as a value of the query's `error`: `register.email.USER_EXISTS_ERROR`, or `login.LOGIN_REJECTED` for the form as a whole. */
export function problemText({ id }: Pick<FormDescription, 'id'>, { field, code }: FormProblem): string {
  return field === undefined ? `${id}.${code}` : `${id}.${field}.${code}`
}

/** A form's problems in the query of its page. Others' are left out, and so is whatever is no problem: anybody can write an address. */
export function problemsInQuery<Name extends string>(form: FormDescription<Name>, error: string | string[] | undefined): FormProblem[] {
  return [error ?? []]
    .flat()
    .slice(0, MOST)
    .flatMap((text) => {
      const [id, ...rest] = text.split('.')
      const code = rest.at(-1)
      if (id !== form.id || code === undefined || !CODE.test(code) || rest.length > 2) return []
      if (rest.length === 1) return [{ code }]
      const field = fieldNames(form).find((name) => name === rest[0])
      return field === undefined ? [] : [{ field, code }]
    })
}
