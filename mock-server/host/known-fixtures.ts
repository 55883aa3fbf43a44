import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the scenarios are made of and held against: with any change here they are read and held against it anew. */
const sources = ['fixtures', 'schema', 'operations/__generated__', 'mock-server/scenarios', 'mock-server/faults']

/** The module that has them all. */
const registry = 'fixtures/scenarios/scenarios.ts'

/** What is known of the fixtures from an earlier start. */
export type KnownFixtures = {
  /** True: nothing has changed since an earlier start found nothing wrong with them. */
  isKnown: boolean
  /** Keeps the scenarios, in which nothing wrong was found, for the next start. */
  keep: (scenarios: unknown) => void
  /** To be called when the modules are loaded. */
  loaded: () => void
}

/**
 * Several hundred files take time and memory to load, one of data takes neither. While nothing has changed, the registry of scenarios is answered from
 * what an earlier start kept at `place`. Both paths are absolute.
 */
export function openKnownFixtures(root: string, place: string): KnownFixtures {
  const mark = markOf(root)
  const scenarios = readKept(place, mark)
  const hooks = scenarios === undefined ? undefined : answerRegistry(pathToFileURL(join(root, registry)).href, scenarios)
  return {
    isKnown: scenarios !== undefined,
    keep: (found) => writeKept(place, `${mark}\n${JSON.stringify(found)}`),
    loaded: () => hooks?.deregister(),
  }
}

/** Changes with the path, the size or the time of any file of the sources. */
function markOf(root: string): string {
  const hash = createHash('sha1').update(process.version)
  for (const folder of sources) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(path)
      hash.update(`${path}\n${size}\n${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** The scenarios as JSON; undefined when they were kept under another mark, or not at all. */
function readKept(place: string, mark: string): string | undefined {
  try {
    const text = readFileSync(place, 'utf8')
    return text.startsWith(`${mark}\n`) ? text.slice(mark.length + 1) : undefined
  } catch {
    return undefined
  }
}

/** A place that cannot be written to only costs the next start some time. */
function writeKept(place: string, text: string): void {
  try {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(`${place}.${process.pid}`, text)
    renameSync(`${place}.${process.pid}`, place)
  } catch {}
}

function answerRegistry(url: string, scenarios: string): { deregister: () => void } {
  const source = `export const scenarios = JSON.parse(${JSON.stringify(scenarios)})`
  return registerHooks({
    load: (asked, context, next) => (asked === url ? { format: 'module', shortCircuit: true, source } : next(asked, context)),
  })
}
