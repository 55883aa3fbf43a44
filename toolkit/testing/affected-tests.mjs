// Which unit tests a change can affect: those that import a changed file, directly or not, and those that read files from the disk.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../setup.mjs'

const TEST = /\.test\.tsx?$/
const CODE = /\.(tsx?|mjs)$/
/** A change of one of these can affect any test. */
const EVERYTHING = /^(vitest\.config\.ts|package(-lock)?\.json|tsconfig\.json|tests\/harness\/(unit-setup|seeded-checks|server-only)\.ts)$/
/** Specifiers of imports, mocks, workers and files beside the module. Matches in comments do no harm. */
const SPECIFIER = /(?:from|import|import\(|mock\(|doMock\(|importActual(?:<[^>]*>)?\(|new URL\()\s*(['"`])([#.][^'"`]+)\1/g
/** Tests that read files of the contract and none of the shop. */
const READS_NO_SHOP = /^(mock-server\/(?!gallery\/)|tests\/contract\/|toolkit\/(contract|catalogue-art)\/)/
const READS_DISK = /['"]node:(fs|fs\/promises|child_process|worker_threads)['"]|projectSources|import\.meta\.glob/

/** `#app/*` and the like, with the folder that each leads to. */
const NAMED = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports)

/** All unit tests among the files, and those that the changes can affect. `textOf` reads a file, or returns undefined. */
export function affectedTests(files, changed, textOf = readText) {
  const all = files.filter((path) => TEST.test(path))
  if (changed.some((path) => EVERYTHING.test(path))) return { all, affected: all }
  const facts = factsOf(files, textOf)
  const isChanged = new Set(changed)
  const isShopOnly = changed.every((path) => path.startsWith('app/'))
  const isAffected = (test) => {
    const readsChanges = changed.length > 0 && !(isShopOnly && READS_NO_SHOP.test(test))
    return someReached(test, facts, (path) => isChanged.has(path) || (readsChanges && facts(path).readsDisk))
  }
  return { all, affected: all.filter(isAffected) }
}

/** Every file that tests reach by imports, themselves included. */
export function filesReached(tests, files, textOf = readText) {
  const facts = factsOf(files, textOf)
  const reached = new Set(tests)
  for (const path of reached) for (const next of facts(path).imports) reached.add(next)
  return [...reached]
}

/** Reads each file's imports once. */
function factsOf(files, textOf) {
  const known = new Set(files)
  const read = new Map()
  return (path) => {
    if (!read.has(path)) read.set(path, readFacts(path, known, textOf))
    return read.get(path)
  }
}

/** Whether any file that a test reaches by imports, itself included, meets a condition. */
function someReached(test, facts, condition) {
  const reached = new Set([test])
  for (const path of reached) {
    if (condition(path)) return true
    for (const next of facts(path).imports) reached.add(next)
  }
  return false
}

function readFacts(path, known, textOf) {
  const text = CODE.test(path) ? textOf(path) : undefined
  if (text === undefined) return { imports: [], readsDisk: false }
  const imports = [...text.matchAll(SPECIFIER)].flatMap(([, , specifier]) => resolved(path, specifier, known))
  return { imports, readsDisk: READS_DISK.test(text) }
}

/** The file that a specifier resolves to. A removed file stays in the list, so that its removal counts as a change. */
function resolved(path, specifier, known) {
  const plain = specifier.replace(/[?].*$/, '')
  const target = plain.startsWith('#') ? named(plain) : posix.join(posix.dirname(path), plain)
  return [target, `${target}.ts`, `${target}.tsx`].filter((candidate) => known.has(candidate) || candidate === target)
}

/** Path of a specifier that `imports` of package.json defines. */
function named(specifier) {
  const entry = NAMED.find(([name]) => specifier.startsWith(name.slice(0, -1)))
  return entry ? entry[1].slice(2, -1) + specifier.slice(entry[0].length - 1) : specifier
}

function readText(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
