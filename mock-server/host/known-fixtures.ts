import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Sources of the scenarios and of their validation: after any change here, they are loaded and validated again. */
const sources = ['fixtures', 'schema', 'operations/__generated__', 'mock-server/scenarios', 'mock-server/faults']

/** The module with all scenarios. */
const registry = 'fixtures/scenarios/scenarios.ts'

/** What an earlier start found out about the fixtures. */
export type KnownFixtures = {
  /** True: nothing has changed since an earlier start validated them. */
  isKnown: boolean
  /** Caches valid scenarios for the next start. */
  keep: (scenarios: unknown) => void
  /** Call this when the modules are loaded. */
  loaded: () => void
}

/**
 * Loading several hundred modules takes time and memory; loading one data file does not. While nothing has changed, the registry of scenarios
 * comes from the copy that an earlier start cached at `place`. Both paths are absolute.
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

/** Changes with the path, size or modification time of any source file. */
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

/** The cached scenarios as JSON; undefined if they have another mark or do not exist. */
function readKept(place: string, mark: string): string | undefined {
  try {
    const text = readFileSync(place, 'utf8')
    return text.startsWith(`${mark}\n`) ? text.slice(mark.length + 1) : undefined
  } catch {
    return undefined
  }
}

/** An unwritable cache only makes the next start slower. */
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
