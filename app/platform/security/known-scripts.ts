import { FIRST_PAINT_SCRIPT, OWN_VISIT_SCRIPT } from '../shopper/first-paint.ts'
import type { KnownScripts } from './inline-scripts.ts'
import { sha256 } from './react-instructions.ts'

/**
 * Our own inline scripts and speculation rules, each exactly as it stands in the page. Scripts are what must run before the first paint;
 * rules load pages, so they need the policy's leave like a script. What is not listed here does not run, and the check after the build
 * (`check-prerendered.ts`) says so.
 */
export const knownScripts: KnownScripts = {
  scripts: [FIRST_PAINT_SCRIPT, OWN_VISIT_SCRIPT],
  speculationRules: [],
}

/** Their hashes, for pages that are made per request. */
export const knownHashes: readonly string[] = [...knownScripts.scripts, ...knownScripts.speculationRules].map(sha256)
