import { scriptHash } from '../../security/script-hash.ts'
import { isJsonText } from './framework-scripts.ts'

/**
 * React sends slow or large parts of a page at the end, each with a small inline script that moves it into place: the functions it needs
 * (once), then one call. The functions are pinned by hash for the version of React that the framework ships; the call's arguments must be
 * JSON. `react-instructions.test.ts` compares the pins with the installed copy.
 */

/** Hashes of what may precede the call: each combination of functions that React writes. */
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

/** Whole scripts that React writes verbatim: the start-of-paint mark, and the replay of forms submitted before hydration. */
export const wholeInstructions: ReadonlySet<string> = new Set([
  'sha256-7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=',
  'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=',
])

const call = /\$R[CRSX]\((?<args>"[^<]*)\)$/

/** Whether a script is exactly one of React's instructions. */
export function isReactInstruction(script: string): boolean {
  if (wholeInstructions.has(scriptHash(script))) return true
  const start = Math.max(...['$RC("', '$RR("', '$RS("', '$RX("'].map((opening) => script.lastIndexOf(opening)))
  const args = start < 0 ? undefined : call.exec(script.slice(start))?.groups?.['args']
  return args !== undefined && isJsonText(`[${args}]`) && (start === 0 || instructionFunctions.has(scriptHash(script.slice(0, start))))
}
