// What has changed since something last passed: the hash of every project file, and a record of what passed with which hashes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup.mjs'

/** Folders of build outputs. Generated code counts as source: tests import it. */
const BUILDS = new Set(['mock-server/gallery/__generated__', 'tests/harness/__generated__'])

/** The hash of every file that git does not ignore, and of generated code, by its path from the root. */
export function hashFiles() {
  const isIgnored = ignoredNames(readFileSync(join(root, '.gitignore'), 'utf8'))
  const hashes = new Map()
  const visit = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name === '.git' || BUILDS.has(path) || (isIgnored(entry.name) && entry.name !== '__generated__')) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile())
        hashes.set(
          path,
          createHash('sha256')
            .update(readFileSync(join(root, path)))
            .digest('hex'),
        )
    }
  }
  visit('')
  return hashes
}

/** Whether a name is ignored. `.gitignore` holds plain names, folders with a slash, and `*` at the start. */
function ignoredNames(gitignore) {
  const lines = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean)
  return (name) => lines.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line))
}

/** One hash over the files in these folders. `.` is all of them. */
export function hashUnder(hashes, inputs) {
  const isInput = (path) => inputs.some((input) => input === '.' || path === input || path.startsWith(`${input}/`))
  const hash = createHash('sha256').update(process.version)
  for (const path of [...hashes.keys()].filter(isInput).sort()) hash.update(`${path} ${hashes.get(path)}\n`)
  return hash.digest('hex')
}

/** Files that were added, changed or removed between two sets of hashes. */
export function changedFiles(before, now) {
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path))
}

/** What a command recorded in an earlier run, or `fallback`. Stored with the dependencies, so a clean checkout has no records. */
export function readNote(name, fallback) {
  const file = noteFile(name)
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback
  } catch {
    return fallback
  }
}

export function writeNote(name, value) {
  mkdirSync(dirname(noteFile(name)), { recursive: true })
  writeFileSync(noteFile(name), JSON.stringify(value))
}

function noteFile(name) {
  return join(root, 'node_modules', '.compact', `${name}.json`)
}
