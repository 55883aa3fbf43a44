import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isOnPage, type Route } from './routes.ts'

/** The state table, relative to the root. */
const STATE_TABLE = 'fixtures/scenarios/states/states.ts'

/** A state of the table: its name in full, the operations that it asks, and the path of its screen. */
export type TableState = { name: string; operations: readonly string[]; path: string | undefined }

/** The parts of the table that are read here. */
type Table = Readonly<
  Record<
    string,
    readonly {
      key: string
      states: readonly { state: string; path?: string; asks?: readonly { operation: string }[]; screen?: { path?: string } }[]
    }[]
  >
>

/** Every state of the project's table, such as `baskets/one-item: quantity raised`; none without a table. */
export async function tableStates(root: string): Promise<TableState[]> {
  const file = join(root, STATE_TABLE)
  if (!existsSync(file)) return []
  const { stateSpace } = (await import(pathToFileURL(file).href)) as { stateSpace: Table }
  return Object.entries(stateSpace).flatMap(([section, rows]) =>
    rows.flatMap(({ key, states }) =>
      states.map(({ state, path, asks = [], screen }) => ({
        name: `${section}/${key}: ${state}`,
        operations: asks.map(({ operation }) => operation),
        path: screen ? (screen.path ?? path) : undefined,
      })),
    ),
  )
}

/** The states that ask the operation, then those whose screen is one of the pages; those of faults, which every operation has, come last. */
export function statesOf(operation: string, routes: readonly Route[], states: readonly TableState[]): string[] {
  const asking = states.filter(({ operations }) => operations.includes(operation))
  const shown = states.filter(({ path }) => path !== undefined && routes.some((route) => isOnPage(path, route)))
  const names = [...new Set([...asking, ...shown].map(({ name }) => name))]
  return [...names.filter((name) => !isFault(name)), ...names.filter(isFault)]
}

function isFault(name: string): boolean {
  return name.startsWith('faults/')
}
