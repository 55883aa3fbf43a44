import type { AlertLevel } from './Alert.tsx'

/** Which alerts close by themselves: by their level, every one, or none. Two readings of the specification, open point A182. */
export type AutoClose = 'by-level' | 'all' | 'disabled'

/** The mode that a setting names; by level for any other value. */
export function autoCloseOf(value: string): AutoClose {
  return value === 'all' || value === 'disabled' ? value : 'by-level'
}

const PASSING_MS = 7_000
const DISMISSIBLE_MS = 10_000
const EVERY_MS = 10_000

/** After how many ms an alert closes by itself; undefined when it stays. Spec §9. */
export function closesAfter(
  { level, isDismissible }: { level: AlertLevel; isDismissible: boolean },
  autoClose: AutoClose = 'by-level',
): number | undefined {
  if (autoClose === 'all') return EVERY_MS
  if (autoClose === 'disabled' || level === 'error') return undefined
  return isDismissible ? DISMISSIBLE_MS : PASSING_MS
}
