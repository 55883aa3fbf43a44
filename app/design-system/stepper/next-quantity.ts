/** The quantity after input: a whole number clamped to the limits, or the previous quantity if the input is not a number. */
export function nextQuantity(wanted: string | number, { value, min, max }: { value: number; min: number; max: number }): number {
  const number = typeof wanted === 'number' ? wanted : wanted.trim() === '' ? Number.NaN : Number(wanted)
  if (!Number.isFinite(number)) return value
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
