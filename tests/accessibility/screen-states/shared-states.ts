import { notificationRows } from '#fixtures/scenarios/states/notifications.ts'
import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import type { ScreenState } from '#tests/contract/states/screen-states.ts'

/** A width at which a screen is inspected, px: one of its state's, or that of a tablet, between the two. */
export type InspectedWidth = ScreenWidth | 768

/** The window's height at each width, px. */
export const heights: Readonly<Record<InspectedWidth, number>> = { 1440: 900, 768: 1024, 390: 844 }

/** The widths at which states of a run take turns. */
const turns = [1440, 390, 768] as const

/** A state's unique name: the title of its test and its key in the report. */
export function nameOf({ selection, path, steps, shows }: ScreenState): string {
  const after = steps.length > 0 ? ` after ${steps.map(stepName).join(', ')}` : shows?.name ? ` with ${shows.name}` : ''
  return `${path} in ${selection}${after}`
}

/** On the basket page, notices do not close automatically and the banner does not rotate. */
const STILL = 'flag.alert-auto-close=disabled&flag.disable-promotional-banner=1'

/** The selection in which a state is inspected: its own, and at rest, so that what is seen does not depend on how long it took to look. */
export function inspectedSelection({ selection, path }: Pick<ScreenState, 'selection' | 'path'>): string {
  return /\/basket(\?|$)/.test(path) ? `${selection}&${STILL}` : selection
}

function stepName(step: ScreenState['steps'][number]): string {
  if ('press' in step) return `pressing ${step.press.name ?? step.press.role}`
  if ('hover' in step) return `hovering ${step.hover.name ?? step.hover.role}`
  if ('fill' in step) return `filling ${step.fill.name ?? step.fill.role} with ${step.with}`
  if ('choose' in step) return `choosing ${step.option}`
  return `pressing ${step.key}`
}

/** Rows that only the full sweep visits: tests/journeys/basket/notices.spec.ts shows and checks every notice. */
const sweptOnly: ReadonlySet<string> = new Set(notificationRows.map(({ key }) => key))

/** Rows of which every run visits one state. */
export function sharedRows(states: readonly ScreenState[]): string[] {
  return [...new Set(states.flatMap(({ rows }) => rows))].filter((row) => !sweptOnly.has(row))
}

/** The states that `npm test` visits: the fewest that cover each row once, at one width, in turn of stores and widths. `npm run prove` visits all. */
export function sharedStates(states: readonly ScreenState[]): ReadonlyMap<ScreenState, InspectedWidth> {
  const shared = new Map<ScreenState, InspectedWidth>()
  const left = new Set(sharedRows(states))
  for (const row of left) {
    const store = shared.size % 2 === 0 ? 'en-GB' : 'en-US'
    const gain = ({ rows, store: own }: ScreenState) => rows.filter((other) => left.has(other)).length + (own === store ? 0.5 : 0)
    const [chosen] = states.filter(({ rows }) => rows.includes(row)).sort((one, other) => gain(other) - gain(one))
    if (!chosen) continue
    const wanted = turns[Math.floor(shared.size / 2) % turns.length] ?? 1440
    // A state of one width alone, such as a menu of phones, is not there at another.
    shared.set(chosen, chosen.widths.length > 1 ? wanted : (chosen.widths[0] ?? wanted))
    for (const other of chosen.rows) left.delete(other)
  }
  return shared
}
