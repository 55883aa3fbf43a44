import { isJson, isReactInstruction, sha256 } from './react-instructions.ts'

/**
 * Which inline scripts of a page may run. Hashing whatever a page holds would bless a script that somebody injected before it was
 * cached, so only exact forms are allowed: what the framework writes around JSON, React's instructions, and our own known scripts.
 */

export type KnownScripts = { readonly scripts: readonly string[]; readonly speculationRules: readonly string[] }
export type InlineScripts = {
  /** `sha256-…` of every script that may run. */
  readonly hashes: readonly string[]
  /** Scripts that may not, as they stand. */
  readonly refused: readonly string[]
}

const element = /<script\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/script\s*>/gi
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+))/i
const srcAttribute = /(?:^|\s)src\s*=/i
const dataTypes = new Set(['application/ld+json', 'application/json'])

/** What the framework writes: a fixed text around one JSON value. */
const framed: readonly (readonly [before: string, after: string])[] = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
]

/** What we make of it: one text in single quotes (`cache/kept-html.ts`). */
const keptData = /^self\.__next_f\.push\(\[1,'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'\]\)$/

function isFrameworkScript(script: string): boolean {
  if (keptData.test(script)) return true
  return framed.some(
    ([before, after]) =>
      script.startsWith(before) && script.endsWith(after) && isJson(script.slice(before.length, script.length - after.length)),
  )
}

function mayRun(type: string, script: string, known: KnownScripts): boolean {
  if (type === 'speculationrules') return known.speculationRules.includes(script)
  if (type !== '' && type !== 'module' && type !== 'text/javascript') return false
  return isFrameworkScript(script) || isReactInstruction(script) || known.scripts.includes(script)
}

/** Sorts the inline scripts of a page into those that may run and those that may not. Data blocks are neither. */
export function inspectInlineScripts(html: string, known: KnownScripts): InlineScripts {
  const hashes = new Set<string>()
  const refused: string[] = []
  for (const { groups } of html.matchAll(element)) {
    const attributes = groups?.['attributes'] ?? ''
    const script = groups?.['text'] ?? ''
    const given = typeAttribute.exec(attributes)?.groups
    const type = (given?.['double'] ?? given?.['single'] ?? given?.['bare'] ?? '').trim().toLowerCase()
    if (srcAttribute.test(attributes) || dataTypes.has(type)) continue
    if (mayRun(type, script, known)) hashes.add(sha256(script))
    else refused.push(script)
  }
  return { hashes: [...hashes], refused }
}
