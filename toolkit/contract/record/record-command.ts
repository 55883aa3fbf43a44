import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FacetChoice } from '#fixtures/scenarios/record.ts'
import { library } from '#mock-server/scenarios/library.ts'
import { resolveSelection } from '#mock-server/scenarios/resolve-selection.ts'
import { SelectionError } from '#mock-server/scenarios/selection-error.ts'
import { takeApart } from '#mock-server/scenarios/selection-text.ts'
import { loadContract } from '../load.ts'
import { count } from '../report.ts'
import { headersOf, urlOf, WordsError } from '../words.ts'
import { recordProxy } from './record-proxy.ts'
import { Recording } from './recording.ts'
import { constantName, scenarioModule, writeWholeFile } from './scenario-file.ts'

/** The words of `contract record`, as they were typed. */
export type RecordWords = {
  endpoint?: string | undefined
  header?: readonly string[] | undefined
  name?: string | undefined
  port?: string | undefined
  out?: string | undefined
  /** Facets of whom was recorded, as `store=en-US&shopper=annual-member`. */
  selection?: string | undefined
}

/** How a recording is watched and ended. */
export type RecordWatch = { say: (line: string) => void; ended: Promise<unknown>; listening?: (port: number) => void }

/** Runs `contract record` until it is ended; then writes the scenario. False: there is nothing to write. Throws `WordsError`. */
export async function recordCommand(root: string, words: RecordWords, { say, ended, listening }: RecordWatch): Promise<boolean> {
  const { name = 'recorded', port = '4010' } = words
  const url = urlOf(words.endpoint)
  if (!/^[a-z][a-z0-9-]{1,60}$/.test(name)) throw new WordsError(`--name is a scenario's name as black-friday, and not "${name}".`)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new WordsError(`--port is a number from 0 to 65535, and not "${port}".`)
  const file = resolve(words.out ?? join(root, `fixtures/scenarios/recorded/${name}.ts`))
  if (existsSync(file)) throw new WordsError(`${file} is there already. Take it away, or choose another --name or --out.`)
  const facets = words.selection === undefined ? undefined : facetsOf(words.selection)
  const recording = new Recording(loadContract(root).schema)
  const server = recordProxy({
    url,
    headers: headersOf(words.header ?? []),
    recording,
    onExchange: (operation, leftOut) => say(leftOut ?? `recorded ${operation}`),
  })
  server.listen(Number(port), '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new WordsError(`Port ${port} is taken. Stop what listens there, or choose another with --port.`)
  }
  const address = server.address()
  const open = typeof address === 'object' && address ? address.port : Number(port)
  say(`Recording what ${url.host} answers. Send requests to http://127.0.0.1:${open}/graphql, and end with Ctrl+C.`)
  listening?.(open)
  await ended
  server.closeAllConnections()
  server.close()
  if (recording.size === 0) {
    say('Nothing was recorded, so nothing is written.')
    return false
  }
  const { scenario, notes } = recording.scenario(name, facets)
  writeWholeFile(file, scenarioModule(scenario))
  for (const note of notes) say(note)
  say(
    `${count(recording.size, 'answer')} in ${file}. To serve it, list ${constantName(name)} in fixtures/scenarios/scenarios.ts, and write its story and steps.`,
  )
  return true
}

/** The facets of a selection. Throws `WordsError` for one that is none, and for what is no facet: a real server has no faults and no clock to set. */
function facetsOf(text: string): FacetChoice {
  const wanted = '--selection takes facets, as "store=en-US&shopper=annual-member"'
  try {
    const { facets, ...rest } = takeApart(text)
    resolveSelection(text, library)
    if (
      rest.scenario !== undefined ||
      rest.clock !== undefined ||
      rest.seed !== undefined ||
      rest.faults.length + Object.keys(rest.flags).length > 0
    )
      throw new WordsError(`${wanted}, and nothing else.`)
    return Object.fromEntries(Object.entries(facets).map(([facet, values]) => [facet, values.join(',')]))
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    const near = error.nearest.length > 0 ? ` Did you mean ${error.nearest.join(' or ')}?` : ''
    throw new WordsError(`${wanted}. ${error.message}${near}`)
  }
}
