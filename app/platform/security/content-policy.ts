import { thirdPartyOrigins } from '../third-parties/third-parties.ts'

/**
 * The content security policy of every HTML answer. Scripts are our own files, those of the configured third parties, and inline scripts
 * only by hash (prerendered pages, whose bytes are known) or by nonce (pages rendered per request). Never `unsafe-inline`, never
 * `unsafe-eval`.
 */

/** Which inline scripts may run: those with one of these hashes, and those with the nonce. */
export type ScriptTrust = { readonly hashes: readonly string[]; readonly nonce?: string }

export type PolicyOptions = {
  /** Other allowed origins of scripts and for requests: the configured third parties. */
  readonly thirdParties?: readonly string[]
  /** The development server evaluates code, injects styles and uses a web socket. */
  readonly development?: boolean
  /** Origin of the payment provider, on the page that shows its card fields and sends shoppers to its pages, and on no other. */
  readonly payment?: string | undefined
}

/** A directive and its sources, in the order they are written. */
type Directives = Readonly<Record<string, readonly string[]>>

function scriptSources({ hashes, nonce }: ScriptTrust): readonly string[] {
  const inline = [...new Set(hashes)].sort().map((hash) => `'${hash}'`)
  return nonce === undefined ? inline : [`'nonce-${nonce}'`, ...inline]
}

/**
 * The policy as a header value. Styles, fonts and whatever else is not named have the sources of `default-src`, and workers, which browsers take from the
 * page's own origin alone, those of scripts: no header repeats them.
 */
export function contentPolicy(
  trust: ScriptTrust,
  { development = false, thirdParties = thirdPartyOrigins(), payment }: PolicyOptions = {},
): string {
  const directives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptSources(trust), ...(development ? ["'unsafe-eval'"] : []), ...thirdParties],
    ...(development && { 'style-src': ["'self'", "'unsafe-inline'"] }),
    // React and pictures set `style` attributes (sizes, positions); an attribute cannot load or select anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...thirdParties],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // A post that pays may be answered with a redirect to the provider, which browsers count as a target of the form.
    'form-action': ["'self'", ...(payment === undefined ? [] : [payment])],
    'frame-ancestors': ["'none'"],
    'frame-src': [payment ?? "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
