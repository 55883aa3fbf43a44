import { join } from 'node:path'

/** Compiles ICU messages in the build: the browser gets use-intl's formatter of 1 KB without its parser (decision 035). */
export const messageRules = {
  '**/app/messages/**/*.ts': { loaders: [{ loader: join(import.meta.dirname, 'compile-messages.cjs'), options: {} }] },
}

/** The use-intl entry that formats compiled messages replaces the one that parses. Relative: the bundler takes no absolute path. */
export const messageAliases = {
  'use-intl/format-message': './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
}
