// Applies every break recorded in tests/breaks/ to a copy of the repository and requires its tests to fail.
// `breaks.ts promo basket` tries some areas; `--write <commit>` writes docs/proof/breaks.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureHarness } from '../harness.mjs'
import { readRegister } from '../requirements/register.ts'
import type { TestResult } from '../requirements/results.ts'
import { ensureDependencies, ensureGenerated, root, say } from '../setup.mjs'
import { endAll } from './breaks/child.ts'
import { breakCopy, Copies } from './breaks/copies.ts'
import { obstacles, rounds, verdict } from './breaks/judge.ts'
import { breaksPage, type Tried } from './breaks/page.ts'
import { needsBrowser, type RecordedBreak, readBreaks } from './breaks/recorded-break.ts'
import { askBrowser, askVitest, RunnerError, type TestChoice } from './breaks/runners.ts'

/** A break, and the area it is recorded for. */
type Recorded = { area: string; broken: RecordedBreak }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'string' } } })
const wanted = new Set(positionals.map((area) => area.toUpperCase()))
process.chdir(root)
ensureDependencies()
ensureGenerated()
await ensureHarness()
const copies = new Copies(root)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  endAll()
  copies.remove()
})
process.exit(await main().catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)])))

/** Tries the recorded breaks. Returns the exit code: 1 if one was not detected or could not be tried. */
async function main(): Promise<number> {
  const recorded = await chosen()
  if (recorded.length === 0) return refuse([`No break is recorded${wanted.size > 0 ? ` for ${[...wanted].join(', ')}` : ''}.`])
  const ground = { textOf, ids: new Set(readRegister(join(root, 'docs/requirements')).flatMap(({ ids }) => ids)) }
  const wrong = recorded.flatMap(({ area, broken }) => obstacles(broken, ground).map((fault) => `${area}, "${broken.says}": ${fault}`))
  if (wrong.length > 0) return refuse(wrong)

  const [inBrowser, inVitest] = [
    recorded.filter(({ broken }) => needsBrowser(broken)),
    recorded.filter(({ broken }) => !needsBrowser(broken)),
  ]
  const tried = [...(await tryInVitest(inVitest)), ...(await tryInBrowser(inBrowser))]
  if (values.write !== undefined) {
    mkdirSync(join(root, 'docs/proof'), { recursive: true })
    writeFileSync(join(root, 'docs/proof/breaks.md'), breaksPage(inOrder(recorded, tried), values.write))
  }
  const unseen = tried.filter(({ faults }) => faults.length > 0)
  say(`${tried.length - unseen.length} of ${tried.length} breaks were seen.`)
  return unseen.length === 0 ? 0 : refuse(unseen.map(({ area, broken, faults }) => `${area}, "${broken.says}": ${faults.join(' ')}`))
}

async function chosen(): Promise<Recorded[]> {
  const areas = await readBreaks(join(root, 'tests/breaks'))
  return areas
    .filter(({ area }) => wanted.size === 0 || wanted.has(area))
    .flatMap(({ area, breaks }) => breaks.map((broken) => ({ area, broken })))
}

/** Tries breaks in as many copies as there are cores. A copy holds one break at a time. */
async function tryInVitest(recorded: readonly Recorded[]): Promise<Tried[]> {
  if (recorded.length === 0) return []
  const lanes = Array.from({ length: Math.min(availableParallelism(), recorded.length) }, (_, lane) => copies.make(`units-${lane + 1}`))
  say(`Asking the unit tests of ${recorded.length} breaks without any of them…`)
  const [first = ''] = lanes
  const without = await askVitest(first, questionOf(recorded), '100%')
  const waiting = [...recorded]
  const tried: Tried[] = []
  await Promise.all(
    lanes.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const mend = breakCopy(copy, next.broken)
        tried.push(await judgedInVitest(copy, next, without))
        mend()
      }
    }),
  )
  return tried
}

/** A break whose tests hang or cannot start counts as undetected. The others are still tried. */
async function judgedInVitest(copy: string, one: Recorded, without: readonly TestResult[]): Promise<Tried> {
  try {
    return judged(one, without, await askVitest(copy, questionOf([one]), '1'))
  } catch (error) {
    if (!(error instanceof RunnerError)) throw error
    say(`NOT SEEN  ${one.area}: ${one.broken.says}`)
    return { ...one, seen: [], faults: [error.message] }
  }
}

/** Tries several breaks at a time in one copy: a build takes longer than all of their tests. */
async function tryInBrowser(recorded: readonly Recorded[]): Promise<Tried[]> {
  if (recorded.length === 0) return []
  const copy = copies.make('browser', 'own')
  say(`Asking the browser tests of ${recorded.length} breaks without any of them…`)
  const without = await askBrowser(copy, questionOf(recorded))
  const dealt = rounds(recorded, without)
  const tried: Tried[] = []
  for (const [at, round] of dealt.entries()) {
    say(`Asking them with ${round.length} of them (${at + 1} of ${dealt.length})…`)
    const mends = round.map(({ broken }) => breakCopy(copy, broken))
    const withRound = await askBrowser(copy, questionOf(round))
    tried.push(...round.map((one) => judged(one, without, withRound)))
    for (const mend of mends) mend()
  }
  return tried
}

function judged({ area, broken }: Recorded, without: readonly TestResult[], withIt: readonly TestResult[]): Tried {
  const { seen, faults } = verdict(broken, without, withIt)
  say(`${faults.length === 0 ? 'seen' : 'NOT SEEN'}  ${area}: ${broken.says}${faults.length > 0 ? ` ${faults.join(' ')}` : ''}`)
  return { area, broken, seen, faults }
}

function questionOf(recorded: readonly Recorded[]): TestChoice {
  return {
    files: [...new Set(recorded.flatMap(({ broken }) => broken.seenBy))],
    ids: [...new Set(recorded.flatMap(({ broken }) => broken.turnsRed))],
  }
}

/** The results in the order of the files. */
function inOrder(recorded: readonly Recorded[], tried: readonly Tried[]): Tried[] {
  return recorded.flatMap(({ broken }) => tried.filter((one) => one.broken === broken))
}

function textOf(file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function refuse(sentences: readonly string[]): number {
  process.stderr.write(`\n${sentences.map((sentence) => `✖ ${sentence}`).join('\n')}\n`)
  return 1
}
