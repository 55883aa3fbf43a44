import { codeOf, eachNode, isCode, type SyntaxNode } from '../code.ts'
import { filesIn, isTest, type Sources } from '../sources.ts'

/** The one module that formats messages. */
const FORMATTER = 'app/platform/copy/format-message.ts'

/** Texts that are duplicated on purpose, each with its reason. */
export const repeatedTexts: Readonly<Record<string, string>> = {
  Delivery: 'a line of the summary, and an article of the help centre: one may change without the other',
}

/** Placeholders that are replaced by hand, each as a sentence. */
export function placeholdersByHand(sources: Sources): string[] {
  return shopCode(sources).flatMap((path) => {
    const found: string[] = []
    eachNode(codeOf(sources, path).program, (node) => {
      if (isReplacement(node)) found.push(`${path} fills a placeholder by hand: use formatMessage of ${FORMATTER}.`)
    })
    return found
  })
}

/** Modules that format messages without the formatter, each as a sentence. */
export function otherFormatters(sources: Sources): string[] {
  return shopCode(sources)
    .filter((path) => path !== FORMATTER)
    .filter((path) => codeOf(sources, path).imports.some(({ specifier }) => /^(use-intl|icu-minify|intl-messageformat)\b/.test(specifier)))
    .map((path) => `${path} formats messages itself: use formatMessage of ${FORMATTER}.`)
}

/** Texts of app/messages that occur twice, each as a sentence. */
export function textsWrittenTwice(sources: Sources, excepted: readonly string[] = Object.keys(repeatedTexts)): string[] {
  const places = new Map<string, string[]>()
  for (const [path] of filesIn(sources, /^app\/messages\/.*\.ts$/)) {
    if (isTest(path)) continue
    for (const text of textsIn(codeOf(sources, path).program)) places.set(text, [...(places.get(text) ?? []), path])
  }
  return [...places]
    .filter(([text, paths]) => paths.length > 1 && !excepted.includes(text))
    .map(
      ([text, paths]) => `'${text}' is written in ${paths.join(' and ')}: write it once, in app/messages/shared.ts if features share it.`,
    )
}

function shopCode(sources: Sources): string[] {
  return filesIn(sources, /^app\//)
    .map(([path]) => path)
    .filter((path) => isCode(path) && !isTest(path))
}

/** `text.replace('{name}', …)`, `text.replaceAll(/\{(\w+)\}/g, …)` and `text.split('{name}')`. */
function isReplacement({ type, callee, arguments: args }: SyntaxNode): boolean {
  if (type !== 'CallExpression') return false
  const { property } = callee as { property?: SyntaxNode }
  if (!['replace', 'replaceAll', 'split'].includes(String(property?.['name']))) return false
  const [first] = args as readonly SyntaxNode[]
  const { value, regex } = (first ?? {}) as { value?: unknown; regex?: { pattern: string } }
  return regex ? /\\\{.*\\\}/.test(regex.pattern) : typeof value === 'string' && /\{\w*\}/.test(value)
}

/** Texts that shoppers read: strings other than types, imports, codes, addresses and element ids. */
export function textsIn(program: SyntaxNode): string[] {
  const texts: string[] = []
  const skipped = new Set<unknown>()
  eachNode(program, (node) => {
    if (/^TS|^Import|^Export(All|Named)Declaration$/.test(node.type))
      for (const inner of [node['literal'], node['source']]) skipped.add(inner)
    if (node.type === 'Property') {
      skipped.add(node['key'])
      const { name } = node['key'] as { name?: unknown }
      if (name === 'to') skipped.add(node['value'])
    }
    const { value } = node
    if (node.type === 'Literal' && typeof value === 'string' && !skipped.has(node) && isText(value)) texts.push(value)
  })
  return texts
}

function isText(value: string): boolean {
  return value !== '' && !/^[A-Z]{2,}[A-Z_\d]*$|^en-|^\//.test(value)
}
