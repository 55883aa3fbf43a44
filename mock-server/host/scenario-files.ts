import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where scenarios stand, from the root of the project. */
const FOLDERS = ['fixtures/scenarios/facets', 'fixtures/scenarios/written', 'fixtures/flags']

/** A scenario's name where it is written: as a property, or as the first argument of what makes it. */
const NAMES = /(?:name: |\(\s*)'([a-z\d-]+)'/g

/** The file of each scenario, from the root, by the scenario's name. */
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
