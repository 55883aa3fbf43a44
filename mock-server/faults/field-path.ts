import type { GraphQLResolveInfo } from 'graphql'

/** Where a value stands in an answer, as the executor has it: from the value back to the root. */
export type AnswerPath = GraphQLResolveInfo['path']

/** A path of fields as a fault says it, in parts. */
export type FieldPath = readonly string[]

/** The parts of a path of fields: `basket.items.*.variant`. */
export function fieldPath(text: string): FieldPath {
  return text.split('.')
}

/**
 * Whether a value of an answer is what a path of fields means. An entry of a list is named by its number, or `*` for each; a path that names no entry
 * means each, too.
 */
export function isAt(path: FieldPath, place: AnswerPath): boolean {
  let at = path.length - 1
  for (let step: AnswerPath | undefined = place; step; step = step.prev) {
    const part = path[at]
    const isEntry = typeof step.key === 'number'
    const isNamed = part !== undefined && (isEntry ? part === '*' || part === String(step.key) : part === step.key)
    if (isNamed) at -= 1
    else if (!isEntry || isEntryName(part)) return false
  }
  return at === -1
}

/** Whether a part of a path names an entry of a list, not a field. */
export function isEntryName(part: string | undefined): boolean {
  return part !== undefined && /^(\d+|\*)$/.test(part)
}
