import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Folders whose code may import an operation's document, and those that answer the contract. */
const FOLDERS = ['app', 'mock-server', 'fixtures', 'tests']

/** A line of a file, relative to the root. */
export type SourceLine = { file: string; line: number }

/** A source file: its text, and the files that it imports, all relative to the root. */
export type SourceFile = { file: string; text: string; imports: readonly string[] }

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

/** Every source file of the project, by path; generated ones are left out. */
export function sourceFiles(root: string): Map<string, SourceFile> {
  const files = globSync(
    FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: (name) => name === '__generated__' || name === 'node_modules' },
  )
  return new Map(
    files.map((found) => {
      const file = found.replaceAll('\\', '/')
      const text = readFileSync(join(root, file), 'utf8')
      const imports = [...text.matchAll(IMPORT)].flatMap(([, target = '']) => resolved(file, target))
      return [file, { file, text, imports }]
    }),
  )
}

/** The path of an import of the project's own, relative to the root; nothing for a package. */
function resolved(from: string, target: string): string[] {
  if (target.startsWith('#')) return [target.slice(1)]
  return target.startsWith('.') ? [normalize(join(dirname(from), target)).replaceAll('\\', '/')] : []
}

/** The first line of each file that holds the pattern. */
export function linesWith(files: Iterable<SourceFile>, pattern: RegExp): SourceLine[] {
  return [...files].flatMap(({ file, text }) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ file, line: text.slice(0, at).split('\n').length }]
  })
}

/** The files that import each file. */
export function importersOf(files: ReadonlyMap<string, SourceFile>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of files.values())
    for (const target of imports) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/** Every file that reaches one of these by imports, those included. */
export function reaching(starts: Iterable<string>, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>(starts)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}
