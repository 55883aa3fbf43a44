import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { type FormDescription, fieldId } from '#app/platform/forms/describe-form.ts'
import { wordedProblem } from '#app/platform/forms/form-words.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'

/** What a field of a form that the server checks needs, by the field's name. */
export function shownGiftField<Name extends string>(form: FormDescription<Name>, shown: ShownForm, locale: string) {
  const problems = shown.problems.map((problem) => wordedProblem(form, problem, locale))
  return (name: Name) => {
    const { limits, autoComplete, isOptional } = form.fields[name]
    const { label, hint } = form.copy(locale).fields[name]
    return {
      id: fieldId(form, name),
      name,
      label,
      ...withoutUndefined({
        autoComplete,
        maxLength: limits?.maxLength,
        hint,
        error: problems.find(({ field }) => field === name)?.message,
        labelNote: isOptional ? formsCopy.optional : undefined,
        defaultValue: shown.values[name],
        required: isOptional ? undefined : true,
      }),
    }
  }
}
