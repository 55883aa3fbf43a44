import { isFrameworkScript } from '../framework/page-scripts/framework-scripts.ts'
import { isReactInstruction } from '../framework/page-scripts/react-instructions.ts'
import { scriptHash } from './script-hash.ts'

/**
 * Which inline scripts of a page may run. Hashing every script of a page would allow one that was injected before the page was cached, so
 * only exact forms are allowed: the framework's scripts, React's instructions, and the shop's known scripts.
 */

export type KnownScripts = { readonly scripts: readonly string[]; readonly speculationRules: readonly string[] }
export type InlineScripts = {
  /** `sha256-…` of every script that may run. */
  readonly hashes: readonly string[]
  /** Scripts that may not run, verbatim. */
  readonly refused: readonly string[]
}

const element = /<script\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/script\s*>/gi
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+))/i
const srcAttribute = /(?:^|\s)src\s*=/i
const dataTypes = new Set(['application/ld+json', 'application/json'])

function mayRun(type: string, script: string, known: KnownScripts): boolean {
  if (type === 'speculationrules') return known.speculationRules.includes(script)
  if (type !== '' && type !== 'module' && type !== 'text/javascript') return false
  return isFrameworkScript(script) || isReactInstruction(script) || known.scripts.includes(script)
}

/** Sorts the inline scripts of a page into those that may run and those that may not. Data blocks are in neither list. */
export function inspectInlineScripts(html: string, known: KnownScripts): InlineScripts {
  const hashes = new Set<string>()
  const refused: string[] = []
  for (const { groups } of html.matchAll(element)) {
    const attributes = groups?.['attributes'] ?? ''
    const script = groups?.['text'] ?? ''
    const given = typeAttribute.exec(attributes)?.groups
    const type = (given?.['double'] ?? given?.['single'] ?? given?.['bare'] ?? '').trim().toLowerCase()
    if (srcAttribute.test(attributes) || dataTypes.has(type)) continue
    if (mayRun(type, script, known)) hashes.add(scriptHash(script))
    else refused.push(script)
  }
  return { hashes: [...hashes], refused }
}
