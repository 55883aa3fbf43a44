/** The quantity after what was typed or pressed: a whole number within the limits, or the old one for what is no number. */
export function nextQuantity(wanted: string | number, { value, min, max }: { value: number; min: number; max: number }): number {
  const number = typeof wanted === 'number' ? wanted : wanted.trim() === '' ? Number.NaN : Number(wanted)
  if (!Number.isFinite(number)) return value
  return Math.min(max, Math.max(min, Math.trunc(number)))
}
