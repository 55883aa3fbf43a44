/** Returns the value, or throws an Error `Missing required field: {field}` if it is null, undefined or an empty string. Spec §5. */
export function required<Value>(value: Value, field: string): NonNullable<Value> {
  if (value === null || value === undefined || value === '') throw new Error(`Missing required field: ${field}`)
  return value
}
