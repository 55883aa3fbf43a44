import type { AlertLevel } from './Alert.tsx'

/** Which alerts close automatically: depending on level, all, or none. The specification can be read two ways, open point A182. */
export type AutoClose = 'by-level' | 'all' | 'disabled'

/** The mode named by a setting; by level for any other value. */
export function autoCloseOf(value: string): AutoClose {
  return value === 'all' || value === 'disabled' ? value : 'by-level'
}

const PASSING_MS = 7_000
const DISMISSIBLE_MS = 10_000
const EVERY_MS = 10_000

/** The delay in ms after which an alert closes; undefined if it stays open. Spec §9. */
export function closesAfter(
  { level, isDismissible }: { level: AlertLevel; isDismissible: boolean },
  autoClose: AutoClose = 'by-level',
): number | undefined {
  if (autoClose === 'all') return EVERY_MS
  if (autoClose === 'disabled' || level === 'error') return undefined
  return isDismissible ? DISMISSIBLE_MS : PASSING_MS
}
