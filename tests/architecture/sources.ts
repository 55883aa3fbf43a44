import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of every file of the repository, by its path from the root with forward slashes. Tests of a rule make up their own. */
export type Sources = ReadonlyMap<string, string>

const root = join(import.meta.dirname, '../..')
const pictures = /\.(webp|avif|png|jpe?g|ico|woff2?)$/

/** Made-up sources for testing a rule. */
export function sourcesOf(files: Readonly<Record<string, string>>): Sources {
  return new Map(Object.entries(files))
}

let project: Sources | undefined

/** The repository's files on disk that git does not ignore. Read, and parsed by `codeOf`, once for all tests of a worker. */
export function projectSources(): Sources {
  project ??= readProject()
  return project
}

function readProject(): Sources {
  const isIgnored = ignored(readFileSync(join(root, '.gitignore'), 'utf8'))
  const sources = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name === '.git' || isIgnored(entry.name)) continue
      if (entry.isDirectory()) visit(path)
      else if (!pictures.test(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  visit('')
  return sources
}

/** Whether a name is ignored: `.gitignore` contains plain names, folders with a slash, and a leading `*`. */
function ignored(gitignore: string): (name: string) => boolean {
  const lines = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean)
  return (name) => lines.some((line) => (line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line))
}

/** The files whose path matches, as `[path, text]`. */
export function filesIn(sources: Sources, path: RegExp): [path: string, text: string][] {
  return [...sources].filter(([name]) => path.test(name))
}

/** Tests, stories and their helpers: they lie next to the code they test. */
export function isTest(path: string): boolean {
  return /\.(test|stories)\.tsx?$|(^|\/)testing\//.test(path)
}
