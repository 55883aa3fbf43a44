import {
  FIRST_PAINT_SCRIPT,
  HELD_FORMS_SCRIPT,
  PAGE_SHOPPER_SCRIPT,
  RETURN_TO_FILTER_SCRIPT,
  START_SCRIPTS_SCRIPT,
} from '../first-paint/__generated__/scripts.ts'
import type { KnownScripts } from './inline-scripts.ts'
import { scriptHash } from './script-hash.ts'

/**
 * The shop's own inline scripts and speculation rules, exactly as in the page. Scripts are those that must run before the first paint;
 * speculation rules load pages, so the policy has to allow them like scripts. Anything else does not run, and the check after the build
 * (`framework/build-files/check-prerendered.ts`) reports it.
 */
export const knownScripts: KnownScripts = {
  scripts: [FIRST_PAINT_SCRIPT, HELD_FORMS_SCRIPT, PAGE_SHOPPER_SCRIPT, RETURN_TO_FILTER_SCRIPT, START_SCRIPTS_SCRIPT],
  speculationRules: [],
}

/** Their hashes, for per-request pages. */
export const knownHashes: readonly string[] = [...knownScripts.scripts, ...knownScripts.speculationRules].map(scriptHash)
