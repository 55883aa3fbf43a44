import type { Constraint } from '#schema/__generated__/constraints.ts'

/** A value just outside a constraint: the rule that it breaks, and the code of the problem that must be answered. */
export type OutsideValue = {
  rule: keyof Constraint
  value: unknown
  code: 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'OUT_OF_RANGE' | 'INVALID'
}

const INT_MAX = 2 ** 31 - 1

/** Texts that break a pattern or a format, whatever either asks; the first that does and has the right length is taken. */
const STRANGE_TEXTS = ['not this', '#', '##########', 'zzzzzzzz-zzzz-zzzz-zzzz-zzzzzzzzzzzz', '\u2603']

/** One value outside each rule of a constraint on a text or a number. */
export function outsideScalars(constraint: Constraint): OutsideValue[] {
  return [...outsideTexts(constraint), ...outsideNumbers(constraint)]
}

function outsideTexts({ minLength = 0, maxLength, pattern, format }: Constraint): OutsideValue[] {
  const found: OutsideValue[] = []
  if (minLength > 0) found.push({ rule: 'minLength', value: '', code: 'REQUIRED' })
  if (maxLength !== undefined) found.push({ rule: 'maxLength', value: 'x'.repeat(maxLength + 1), code: 'TOO_LONG' })
  const form = pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'u')
  const isOutside = (text: string): boolean =>
    text.length >= minLength && text.length <= (maxLength ?? text.length) && (form ? !form.test(text) : format !== undefined)
  const strange = STRANGE_TEXTS.find(isOutside)
  if (strange !== undefined && (form || format)) found.push({ rule: form ? 'pattern' : 'format', value: strange, code: 'INVALID' })
  return found
}

function outsideNumbers({ min, max }: Constraint): OutsideValue[] {
  return [
    ...(min === undefined ? [] : [{ rule: 'min' as const, value: min - 1, code: 'OUT_OF_RANGE' as const }]),
    // A number that no Int can hold is refused by GraphQL itself.
    ...(max === undefined || max >= INT_MAX ? [] : [{ rule: 'max' as const, value: max + 1, code: 'OUT_OF_RANGE' as const }]),
  ]
}

/** One list outside each rule on its length, made of the entry given. */
export function outsideLists({ minItems, maxItems }: Constraint, entry: unknown): OutsideValue[] {
  return [
    ...(minItems === undefined || minItems === 0 ? [] : [{ rule: 'minItems' as const, value: [], code: 'REQUIRED' as const }]),
    ...(maxItems === undefined
      ? []
      : [{ rule: 'maxItems' as const, value: Array.from({ length: maxItems + 1 }, () => entry), code: 'TOO_LONG' as const }]),
  ]
}
