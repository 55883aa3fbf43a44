// `npm run bench`: what the mock server and the shop cost. Prints tables and writes .results/bench.json. Nothing is asserted here: the
// machine's other work is in every figure, so hold ratios of one run against each other. `-- --quick` measures less of everything,
// `-- --only=contract` or `--only=shop` one of the two. Ports: BENCH_MOCK_PORT, BENCH_SHOP_PORT and the two above the first.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies, ensureGenerated, ensurePortFree, fail, portFrom, root, say } from '#toolkit/setup.mjs'

const flags = process.argv.slice(2)
const isQuick = flags.includes('--quick')
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length)
const stranger = flags.find((flag) => !/^--(quick|only=(contract|shop))$/.test(flag))
if (stranger) fail(`Unknown flag '${stranger}'. Known are: --quick, --only=contract, --only=shop.`)

process.chdir(root)
ensureDependencies()
ensureGenerated()

const mockPort = portFrom('BENCH_MOCK_PORT', 4300)
const shopPort = portFrom('BENCH_SHOP_PORT', 3300)
for (const port of [mockPort, mockPort + 1, mockPort + 2]) await ensurePortFree(port, 'a server of the bench', 'BENCH_MOCK_PORT')
await ensurePortFree(shopPort, "the bench's shop", 'BENCH_SHOP_PORT')

// Loaded only now: on an empty clone there was nothing to load a minute ago.
const { contractFigures } = await import('./contract-figures.ts')
const { shopFigures } = await import('./shop-figures.ts')
const file = join(root, '.results', 'bench.json')
const figures: Record<string, unknown> = {
  measuredAt: new Date().toISOString(),
  machine: { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version },
  isQuick,
}

/** Written after each part, so that a failure of a later one loses nothing. */
function note(part: string, figure: unknown): void {
  figures[part] = figure
  mkdirSync(join(root, '.results'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}

if (only !== 'shop') note('contract', await contractFigures({ isQuick, port: mockPort }))
if (only !== 'contract') note('shop', await shopFigures({ isQuick, mockPort, shopPort }))
say(`Written to ${file.slice(root.length + 1)}.`)
