/** The text around a control, and the attributes that associate it with the control. */
export type FieldWords = {
  /** Unique on the page: label, hint and error refer to it. */
  id: string
  label: string
  /** After the label in regular weight, e.g. "(optional)". */
  labelNote?: string
  /** Below the label: what the field is for, or the expected format. */
  hint?: string
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: string
}

/** `aria-describedby` and `aria-invalid` for a control, derived from its hint and error. */
export function fieldWiring({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

export const hintId = (id: string) => `${id}-hint`

export const errorId = (id: string) => `${id}-error`
