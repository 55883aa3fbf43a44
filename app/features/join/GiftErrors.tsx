import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { type FormDescription, fieldId } from '#app/platform/forms/describe-form.ts'
import { wordedProblem } from '#app/platform/forms/form-words.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'

/** What was wrong with a form that the server checks, above its fields. */
export function GiftErrors({ form, shown, locale }: { form: FormDescription; shown: ShownForm; locale: string }) {
  const problems = shown.problems.map((problem) => wordedProblem(form, problem, locale))
  const isOfFields = problems.every(({ field }) => field !== undefined)
  return (
    <ErrorSummary
      id={`${form.id}-problems`}
      heading={isOfFields ? formsCopy.summary.fields : formsCopy.summary.form}
      problems={problems.map(({ field, message }) => ({ message, ...(field !== undefined && { fieldId: fieldId(form, field) }) }))}
    />
  )
}
