// What a unit test depends on: the files that it imports, directly or not, and those that it read when it last passed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../setup.mjs'
import { unitGroups } from './unit-groups.mjs'

const TEST = /\.test\.tsx?$/
const CODE = /\.(tsx?|mjs)$/
/** Every test depends on these. */
const EVERYTHING =
  /^(vitest\.config\.ts|package(-lock)?\.json|tsconfig\.json|tests\/harness\/(unit-setup|recording|seeded-checks|server-only)\.ts|toolkit\/testing\/(record-reads|recorded-tests|affected-tests)\.mjs)$/
/** Specifiers of imports, mocks, workers and files beside the module. Matches in comments do no harm. */
const SPECIFIER = /(?:from|import|import\(|mock\(|doMock\(|importActual(?:<[^>]*>)?\(|new URL\()\s*(['"`])([#.][^'"`]+)\1/g
/** Code that reads the disk, where no recording says what it reads. */
const READS_DISK = /['"]node:(fs|fs\/promises|child_process|worker_threads)['"]|projectSources|import\.meta\.glob/
/** Code that loads modules by names that it finds at run time: it has read, sought or listed them before. */
const FINDS_MODULES = /\bimport\((?![\s'"`)])/
/** Code whose reads no recording shows: Vite finds the files, and its bundler reads by itself if it is loaded. */
const READS_UNSEEN = /import\.meta\.glob/
const BUNDLES = /\bbuild\b.*['"]vite['"]/
/** It loads the page that a test visits: which, the recording says. */
const LOADS_PAGES = 'tests/pages/shown-page.ts'
const PAGE = /^app\/.*\/(page\.tsx|route\.ts)$/

/** `#app/*` and the like, with the folder that each leads to. */
const NAMED = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports)

/**
 * The unit tests among the files, the modules that each loads, and one hash over all that it depends on. `now` is the hash of each file; `textOf` reads a
 * file, or returns undefined.
 */
export function testDependencies(now, textOf = readText) {
  const files = [...now.keys()].sort()
  const facts = factsOf(files, textOf)
  const factOfRead = readFactsOf(now, files)
  const everywhere = files.filter((path) => EVERYTHING.test(path))
  const pages = files.filter((path) => PAGE.test(path))

  /** The modules that a recording read or sought, and those in the folders that it listed. */
  const foundBy = (reads) => {
    const listed = pathsOf('folder', reads)
    const trees = pathsOf('tree', reads)
    const isListed = (path) => listed.includes(posix.dirname(path)) || trees.some((folder) => path.startsWith(`${folder}/`))
    return [...pathsOf('file', reads), ...pathsOf('exists', reads), ...files.filter((path) => CODE.test(path) && isListed(path))]
  }
  /** What a test loads. `reads` are those of its recording; without one it may visit every page. */
  const modulesOf = (test, reads) => {
    const own = reached([test], facts)
    const visited = reads ? pathsOf('module', reads) : own.includes(LOADS_PAGES) ? pages : []
    const found = own.some((path) => facts(path).findsModules) ? foundBy(reads ?? []) : []
    return reached([...own, ...visited, ...found], facts)
  }
  /** Without a recording it may read all that it could. */
  const hashOf = (test, reads) => {
    const modules = modulesOf(test, reads)
    const readsUnknown =
      reads === undefined ? modules.some((path) => facts(path).readsDisk || facts(path).findsModules) : reads.includes('all ')
    const isBundled = reads === undefined || reads.includes('vite ')
    const readsUnseen = modules.some((path) => facts(path).readsUnseen || (isBundled && facts(path).bundles))
    const mayRead = readsUnknown || readsUnseen ? possibleReads(test, files) : []
    const hash = createHash('sha256').update(process.version)
    for (const path of new Set([...everywhere, ...modules, ...mayRead])) hash.update(`${path} ${now.get(path)}\n`)
    for (const read of reads ?? []) hash.update(`${read} ${factOfRead(read)}\n`)
    return hash.digest('hex')
  }
  /**
   * Whether a test is near to one of the changed files: it is one, imports or visits one itself, or reads one that is no code. What reads all code is near to none of it.
   */
  const isNear = (test, changed, reads = []) => {
    const own = [test, ...facts(test).imports, ...pathsOf('module', reads), ...pathsOf('file', reads).filter((path) => !CODE.test(path))]
    return own.some((path) => changed.has(path))
  }
  return { tests: files.filter((path) => TEST.test(path)), modulesOf, hashOf, isNear }
}

/** The paths of a recording's reads of one kind. */
function pathsOf(kind, reads) {
  return reads.filter((read) => read.startsWith(`${kind} `)).map((read) => read.slice(kind.length + 1))
}

/** What a read has found: the hash of a file, whether something exists, or which names a folder has. */
function readFactsOf(now, files) {
  const names = new Map([['', new Set()]])
  for (const path of files) {
    const parts = path.split('/')
    for (const [index, name] of parts.entries()) {
      const folder = parts.slice(0, index).join('/')
      if (!names.has(folder)) names.set(folder, new Set())
      names.get(folder).add(name)
    }
  }
  const below = (folder) => files.filter((path) => folder === '' || path.startsWith(`${folder}/`))
  const find = (kind, path) => {
    if (kind === 'exists') return now.has(path) || names.has(path)
    if (kind === 'folder') return [...(names.get(path) ?? [])].join('\n')
    if (kind === 'tree') return below(path).join('\n')
    if (kind === 'copy') return [path, ...below(path)].map((name) => `${name} ${now.get(name)}`).join('\n')
    return now.get(path) ?? names.has(path)
  }
  const found = new Map()
  return (read) => {
    const [kind, path] = [read.slice(0, read.indexOf(' ')), read.slice(read.indexOf(' ') + 1)]
    if (!found.has(read)) found.set(read, find(kind, path))
    return found.get(read)
  }
}

/** The name of a test's group, if it is in one. */
export function groupOf(test) {
  return Object.keys(unitGroups).find((name) => unitGroups[name].specs.includes(test))
}

/** The inputs of a test's group, or every file. */
function possibleReads(test, files) {
  const group = unitGroups[groupOf(test)]
  return group ? files.filter((path) => group.inputs.some((input) => path === input || path.startsWith(`${input}/`))) : files
}

/** Every file that tests reach by imports, themselves included. */
export function filesReached(tests, files, textOf = readText) {
  return reached(tests, factsOf(files, textOf))
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

function reached(from, facts) {
  const all = new Set(from)
  for (const path of all) for (const next of facts(path).imports) all.add(next)
  return [...all]
}

function readFacts(path, known, textOf) {
  const text = CODE.test(path) ? textOf(path) : undefined
  if (text === undefined) return { imports: [] }
  const imports = [...text.matchAll(SPECIFIER)].flatMap(([, , specifier]) => resolved(path, specifier, known))
  const readsUnseen = path !== LOADS_PAGES && READS_UNSEEN.test(text)
  return { imports, readsDisk: READS_DISK.test(text), findsModules: FINDS_MODULES.test(text), readsUnseen, bundles: BUNDLES.test(text) }
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
