/** What the schema's `@constraint` says of a text: generated in `#operations/__generated__/input-limits.ts`. */
type Limits = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string; readonly format?: string }

/**
 * What a field takes. `password` is one that exists, `new-password` one that is chosen here; both are secrets: never kept, never sent back. `code` is a
 * short number from a message. `hidden` comes from the page's address and goes back there, as the token of a link. `date` is a calendar date, as `1990-04-17`.
 */
export type FieldKind = 'hidden' | 'text' | 'email' | 'tel' | 'password' | 'new-password' | 'code' | 'checkbox' | 'select' | 'date'

/** One field, apart from its copy. */
export type FieldDescription = {
  readonly kind: FieldKind
  readonly limits?: Limits
  /** The browser's name for what is asked, as `given-name`. */
  readonly autoComplete?: string
  /** May be left empty. A text that the schema allows to be empty is not optional by itself. */
  readonly isOptional?: boolean
  /** The values of a `select`, by store locale. Their copy is the feature's. */
  readonly options?: (locale: string) => readonly string[]
}

/** The copy of one field. */
type FieldCopy = {
  readonly label: string
  /** After the label, as "(optional)". */
  readonly note?: string
  readonly hint?: string
  /** What to do about a problem, by its code. REQUIRED is said of an empty field; the others have a general wording. */
  readonly problems: Readonly<Record<string, string>> & { readonly REQUIRED: string }
}

/** The copy of what concerns the form as a whole. */
type ProblemCopy = {
  readonly message: string
  /** The message where it is known how many minutes to wait: `count`. */
  readonly wait?: string
  /** Code that customer care asks for. */
  readonly help?: string
}

/** The copy of a form in one locale. */
type FormCopy<Name extends string> = {
  readonly fields: Readonly<Record<Name, FieldCopy>>
  /** Problems of the form as a whole, and those of a field that the contract gives a help code, by code. */
  readonly problems: Readonly<Record<string, ProblemCopy>>
}

/** One form: the only description of its fields, for the page, the check in the browser and the check in the route handler. */
export type FormDescription<Name extends string = string> = {
  /** Unique among forms: prefix of its ids, and name of what is kept of it. */
  readonly id: string
  /** Path of its page, without the store's prefix. */
  readonly page: string
  readonly fields: Readonly<Record<Name, FieldDescription>>
  readonly copy: (locale: string) => FormCopy<Name>
}

/** Describes a form. Fields are shown and checked in the order given. */
export function describeForm<const Name extends string>(form: FormDescription<Name>): FormDescription<Name> {
  return form
}

/** What was typed, by field. A checkbox that is not ticked is missing. */
export type FormValues<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

/** What is wrong with a form: of one field, or of the form as a whole. The codes are the contract's. `minutes`: how long to wait, where the code says so. */
export type FormProblem = { readonly field?: string; readonly code: string; readonly minutes?: number }

/** The names of a form's fields, in order. */
export function fieldNames<Name extends string>(form: FormDescription<Name>): Name[] {
  // `Object.keys` knows no names; the record has exactly these.
  return Object.keys(form.fields) as Name[]
}

/** Whether a field holds what must never be kept or shown again. */
export function isSecret({ kind }: Pick<FieldDescription, 'kind'>): boolean {
  return kind === 'password' || kind === 'new-password' || kind === 'code'
}

/** Id of a field's control on the page. */
export function fieldId(form: Pick<FormDescription, 'id'>, name: string): string {
  return `${form.id}-${name}`
}
