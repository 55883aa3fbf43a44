/**
 * A value that must be there, or an Error `Missing required field: {field}` when it is not (null, undefined or an empty text). Spec §5.
 */
export function required<Value>(value: Value, field: string): NonNullable<Value> {
  if (value === null || value === undefined || value === '') throw new Error(`Missing required field: ${field}`)
  return value
}
