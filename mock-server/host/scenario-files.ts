import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where scenarios lie, from the root of the project. */
const FOLDER = 'fixtures/scenarios'

/** Folders there that hold no scenarios. */
const others = new Set(['facets', 'states'])

/** The files of scenarios, from the root; those that only list their folder's, which are called as it, are left out. */
export function scenarioFiles(root: string): string[] {
  const folders = readdirSync(join(root, FOLDER), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !others.has(entry.name))
  return folders.flatMap(({ name: folder }) =>
    readdirSync(join(root, FOLDER, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== `${folder}.ts`)
      .map((file) => `${FOLDER}/${folder}/${file}`),
  )
}
