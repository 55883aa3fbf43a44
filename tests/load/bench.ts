// `npm run bench`: what the mock server and the shop cost. Prints tables and writes .results/bench.json. It asserts nothing: every figure includes the
// machine's other load, so compare ratios within one run. `-- --quick` measures less of everything, `-- --only=contract`, `--only=sessions` or `--only=shop`
// one part. `-- --only=shop --against <commit>` measures another commit's shop and this one in turn and prints both. `-- --soak` or `--soak=<minutes>` runs
// only the soak: it exits with 1, and writes the reason to .results/soak.json, if memory grew or an answer was wrong. Ports: BENCH_MOCK_PORT and the three
// above it, BENCH_SHOP_PORT and the one above it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ensureDependencies, ensureGenerated, ensurePortFree, fail, portFrom, root, say } from '#toolkit/setup.mjs'

const { flags, against } = readArguments(process.argv.slice(2))
const isQuick = flags.includes('--quick')
const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length)
const soakFlag = flags.find((flag) => /^--soak(=|$)/.test(flag))
const stranger = flags.find((flag) => !/^--(quick|only=(contract|sessions|shop)|soak(=\d+(\.\d+)?)?)$/.test(flag))
if (stranger)
  fail(
    `Unknown flag '${stranger}'. Known are: --quick, --only=contract, --only=sessions, --only=shop, --soak, --soak=<minutes>, --against <commit>.`,
  )
if (against !== undefined && only !== 'shop') fail('--against compares shops: use it with --only=shop.')
const minutes = Number(soakFlag?.split('=', 2)[1] ?? 10)
if (minutes < 0.2) fail('--soak wants at least 0.2 minutes: of less no slope can be told.')

process.chdir(root)
ensureDependencies()
ensureGenerated()

const mockPort = portFrom('BENCH_MOCK_PORT', 4300)
const shopPort = portFrom('BENCH_SHOP_PORT', 3300)
for (const port of [0, 1, 2, 3].map((above) => mockPort + above)) await ensurePortFree(port, 'a server of the bench', 'BENCH_MOCK_PORT')
for (const port of [shopPort, shopPort + 1]) await ensurePortFree(port, "the bench's shop", 'BENCH_SHOP_PORT')

const about = {
  measuredAt: new Date().toISOString(),
  machine: { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version },
}

/** Takes the commit out of the arguments: `--against <commit>` or `--against=<commit>`. */
function readArguments(given: readonly string[]): { flags: readonly string[]; against: string | undefined } {
  const at = given.findIndex((flag) => /^--against(=|$)/.test(flag))
  if (at === -1) return { flags: given, against: undefined }
  const isJoined = given[at]?.includes('=') ?? false
  const commit = isJoined ? given[at]?.slice('--against='.length) : given[at + 1]
  if (!commit) fail('--against wants a commit: npm run bench -- --only=shop --against HEAD~1')
  return { flags: given.toSpliced(at, isJoined ? 1 : 2), against: commit }
}

function write(name: string, content: unknown): void {
  mkdirSync(join(root, '.results'), { recursive: true })
  writeFileSync(join(root, '.results', name), `${JSON.stringify(content, null, 2)}\n`)
}

// Imported here, after the installation: on an empty clone the modules do not exist before it.
async function measureSoak(): Promise<void> {
  const { soak } = await import('./sessions/soak.ts')
  const figures = await soak({ port: mockPort, minutes })
  write('soak.json', { ...about, ...figures })
  if (!figures.isSound) process.exitCode = 1
  say('Written to .results/soak.json.')
}

const parts = {
  contract: async () => (await import('./contract-figures.ts')).contractFigures({ isQuick, port: mockPort }),
  shop: async () => {
    const { shopFigures, shopFiguresAgainst } = await import('./shop-figures.ts')
    const settings = { isQuick, mockPort, shopPort }
    return against === undefined ? shopFigures(settings) : shopFiguresAgainst(against, settings)
  },
  // Last, because it needs a Redis.
  sessions: async () =>
    (await import('./sessions/many-sessions.ts')).manySessionsFigures({
      port: mockPort,
      ...(isQuick ? { idle: 10_000, rounds: 2, seconds: 2 } : { idle: 100_000, rounds: 3, seconds: 5 }),
    }),
}

async function measureParts(): Promise<void> {
  const figures: Record<string, unknown> = { ...about, isQuick }
  for (const [part, measure] of Object.entries(parts)) {
    if (only !== undefined && only !== part) continue
    figures[part] = await measure()
    // Written after each part, so that a failure in a later one loses nothing.
    write('bench.json', figures)
  }
  say('Written to .results/bench.json.')
}

if (soakFlag === undefined) await measureParts()
else await measureSoak()
