import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with scenarios, relative to the project root. */
const FOLDERS = ['fixtures/scenarios/facets', 'fixtures/scenarios/written', 'fixtures/flags']

/** A scenario's name in source code: a property, or the first argument of a factory function. */
const NAMES = /(?:name: |\(\s*)'([a-z\d-]+)'/g

/** The file of each scenario, relative to the root, by scenario name. */
export function scenarioFiles(root: string): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return new Map(
    files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(NAMES)].map(([, name = '']): [string, string] => [name, file]),
      ),
  )
}
