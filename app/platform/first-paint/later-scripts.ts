/**
 * The relation of a `<link>` that names a script to load after the first paint (docs/decisions/059). A link needs an address and a relation to be valid HTML,
 * in the body too; this relation makes a browser do nothing for the page's own origin, which it has looked up already.
 */
export const LATER_SCRIPT_REL = 'dns-prefetch'

/** Where those scripts lie. No other address is loaded, whatever a page says. */
export const LATER_SCRIPT_FOLDER = '/_next/static/'

/** Scripts are loaded at the latest after this time, for browsers that never report a paint, milliseconds. */
export const SCRIPTS_START_WITHIN_MS = 3_000
