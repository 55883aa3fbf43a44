/** `breaking`: something agreed was removed or narrowed. `dangerous`: answers may contain new kinds of values. `safe`: no client is affected. */
export type Level = 'breaking' | 'dangerous' | 'safe'

/**
 * One change between the agreed contract and the current one. `kind` is graphql-inspector's word for it, as `FIELD_REMOVED`, or one of ours;
 * `operations` are those that it affects, of this tree and of every other client. `place`: where an element stands that the schema's names do not find, as an
 * event's.
 */
export type ContractChange = {
  level: Level
  kind: string
  element: string
  message: string
  operations: readonly string[]
  place?: { file: string; line: number }
}
