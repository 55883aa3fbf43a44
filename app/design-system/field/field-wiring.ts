/** Words around a control, and the attributes that tie them to it. */
export type FieldWords = {
  /** Unique on the page: label, hint and error are tied to it. */
  id: string
  label: string
  /** After the label in plain weight, as "(optional)". */
  labelNote?: string
  /** Below the label: what it is for, or how to write it. */
  hint?: string
  /** What is wrong and how to mend it. Marks the control as invalid. */
  error?: string
}

/** `aria-describedby` and `aria-invalid` of a control, from the text around it. */
export function fieldWiring({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

export const hintId = (id: string) => `${id}-hint`

export const errorId = (id: string) => `${id}-error`
