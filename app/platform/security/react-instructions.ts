import { createHash } from 'node:crypto'

/**
 * When a page has a slow or a large part, React sends that part at the end, with a small inline script that moves it into place:
 * functions it needs (once), then one call. The functions are pinned by hash, for the version of React that Next brings; the call's
 * arguments must be JSON. `react-instructions.test.ts` holds the pins against the installed copy.
 */

/** Hashes of what may stand before the call: each combination of functions that React writes. */
export const instructionFunctions: ReadonlySet<string> = new Set([
  'sha256-8iUcVgLjnudQTbjPaPP9SU78jWdPmjijTyNcrmfaAJs=',
  'sha256-Ao7hbfklLvp0+AwR9CHm1UidqtFo6W/wsmLZ3n/PXLg=',
  'sha256-Bd8QBJ/TggD9+Q+T6rGn4K91pGBGTsdl6Sm+iVNV1fU=',
  'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
  'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=',
  'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  'sha256-ewZRR3V8Q/o+BjcQFudW3iZiH0wkCrWoO8yn1oTzAco=',
  'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
])

/** Whole scripts that React writes as they are: the start-of-paint mark, and the replay of forms sent before hydration. */
export const wholeInstructions: ReadonlySet<string> = new Set([
  'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=',
  'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=',
])

const call = /\$R[CRSX]\((?<args>"[^<]*)\)$/

/** Whether a script is one of React's instructions and nothing else. */
export function isReactInstruction(script: string): boolean {
  if (wholeInstructions.has(sha256(script))) return true
  const start = Math.max(...['$RC("', '$RR("', '$RS("', '$RX("'].map((opening) => script.lastIndexOf(opening)))
  const args = start < 0 ? undefined : call.exec(script.slice(start))?.groups?.['args']
  return args !== undefined && isJson(`[${args}]`) && (start === 0 || instructionFunctions.has(sha256(script.slice(0, start))))
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
