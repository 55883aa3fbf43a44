import type { GraphQLResolveInfo } from 'graphql'

/** The position of a value in an answer, in the executor's form: a list linked from the value to the root. */
export type AnswerPath = GraphQLResolveInfo['path']

/** The parts of a fault's field path. */
export type FieldPath = readonly string[]

/** Splits a field path: `basket.items.*.variant`. */
export function fieldPath(text: string): FieldPath {
  return text.split('.')
}

/**
 * Whether a field path matches a value of an answer. A list entry is named by its index, or `*` for all entries; a path without an entry name
 * matches all entries, too.
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

/** Whether a part of a path names a list entry instead of a field. */
export function isEntryName(part: string | undefined): boolean {
  return part !== undefined && /^(\d+|\*)$/.test(part)
}
