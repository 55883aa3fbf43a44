import { codeOf, eachNode, isCode } from '../code.ts'
import type { Sources } from '../sources.ts'

const GLOSSARY = 'docs/glossary.md'

/** A row of the glossary's table of retired words. */
type RetiredWord = {
  /** An identifier, a file's base name, or `basket*` for every identifier that has `basket` as a part. */
  word: string
  say: string
  /** Folders and files in which it is allowed, and identifiers that may keep it. */
  allowed: readonly string[]
}

/** Retired words that are used again in code or comments, each as a sentence. Strings are not checked: they may be copy. */
export function retiredWordsInUse(sources: Sources): string[] {
  const glossary = sources.get(GLOSSARY)
  if (glossary === undefined) return [`${GLOSSARY} is missing: its section "Retired words" says which words code must not use.`]
  const words = retiredWords(glossary)
  if (words.length === 0) return [`${GLOSSARY} has no table under "## Retired words": | retired | say | where it may still stand |.`]
  return [...sources.keys()].filter(isCode).flatMap((path) => usesIn(sources, path, words))
}

/** The rows of the table under "Retired words". Only text in backticks is read; the rest of a cell is for people. */
export function retiredWords(glossary: string): RetiredWord[] {
  const [, section = ''] = /^## Retired words$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(glossary) ?? []
  return section
    .split('\n')
    .filter((line) => /^\|\s*`/.test(line))
    .flatMap((line) => {
      const [retired = '', say = '', where = ''] = line.split('|').slice(1)
      return marked(retired).map((word) => ({ word, say: say.replaceAll('`', '').trim(), allowed: marked(where) }))
    })
}

function marked(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

function usesIn(sources: Sources, path: string, words: readonly RetiredWord[]): string[] {
  const text = `${path}\n${sources.get(path) ?? ''}`.toLowerCase()
  const possible = words.filter(
    ({ word, allowed }) => text.includes(stem(word).toLowerCase()) && !allowed.some((one) => path.startsWith(one)),
  )
  if (possible.length === 0) return []
  const names = new Set([...identifiersIn(sources, path), ...wordsInComments(sources, path), fileName(path)])
  return possible.flatMap(({ word, say, allowed }) =>
    [...names]
      .filter((name) => isUse(word, name) && !allowed.includes(name))
      .map((name) => `${path} says "${name}": the glossary retires "${word}". Say ${say}.`),
  )
}

/** Whether a name is the retired word, or contains it as a part if the row ends with `*`. */
function isUse(word: string, name: string): boolean {
  return word.endsWith('*') ? partsOf(name).includes(stem(word).toLowerCase()) : name === word
}

function stem(word: string): string {
  return word.replace(/\*$/, '')
}

/** `addToCart` has the parts `add`, `to` and `cart`; `CART_COUNT` has `cart` and `count`. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((part) => part.toLowerCase())
}

function identifiersIn(sources: Sources, path: string): string[] {
  const names: string[] = []
  eachNode(codeOf(sources, path).program, (node) => {
    if (/^(JSX|Private)?Identifier$/.test(node.type)) names.push(String(node['name']))
  })
  return names
}

function wordsInComments(sources: Sources, path: string): string[] {
  return codeOf(sources, path).comments.flatMap((comment) => comment.match(/[A-Za-z_$][\w$]*/g) ?? [])
}

/** A file's name without its extensions. Only a row written the same way retires it: `use-edge`. */
function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.includes('-') ? `${name.split('.', 1)[0]}` : ''
}
