// `npm run scenarios`: every named state of the shop. With words, the matching ones; with a name or a selection, that state and how to open it.
// `--json` for machines.
import { parseArgs } from 'node:util'
import { library } from '#mock-server/scenarios/library.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import { SelectionError, unknownName } from '#mock-server/scenarios/selection-error.ts'
import { printScenarios, printSelection } from './scenarios/print-scenarios.ts'
import { listedScenarios, searchScenarios } from './scenarios/scenario-list.ts'

const addresses = {
  shop: `http://localhost:${process.env.SHOP_PORT || '3000'}`,
  mock: `http://localhost:${process.env.MOCK_PORT || '4000'}`,
}

/** The command's output. Throws a SelectionError for an unknown selection. */
function answer(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const words = positionals.join(' ').trim()
  const isSelection = library.scenarios.has(words) || /[=&]/.test(words)
  if (isSelection && !values.json) return printSelection(selectWorld(words), addresses)
  const all = listedScenarios(library)
  const wanted = isSelection
    ? all.filter(({ name }) => name === selectWorld(words).scenario?.name)
    : words
      ? searchScenarios(all, words)
      : all
  if (wanted.length === 0) throw unknownName('scenario', words, library.scenarios.keys())
  return values.json ? JSON.stringify(wanted, null, 2) : printScenarios(wanted, process.stdout.columns)
}

try {
  process.stdout.write(`${answer(process.argv.slice(2))}\n`)
} catch (error) {
  const isMeant = error instanceof SelectionError || (error instanceof TypeError && 'code' in error)
  if (!isMeant) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
// A reader that stops early, such as `head`, is no error.
process.stdout.on('error', () => undefined)
