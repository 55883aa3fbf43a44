import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SweptOperation } from '../sweep/sweep.ts'

/** A selection that shows a code, by the root field and the code: `Mutation.placeOrder CHECKOUT_SYNC_FAILURE`. */
export type ToldExamples = Readonly<Record<string, string>>

const EXAMPLES_FILE = fileURLToPath(new URL('../told-codes.json', import.meta.url))

/** The stored examples. */
export function readToldExamples(): ToldExamples {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as ToldExamples
}

/** Stores the examples of a measurement. */
export function writeToldExamples(examples: ToldExamples): void {
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(examples, null, 2)}\n`)
}

/** The first selection that shows each code, sorted. A notification laid over the basket stands only where no rule answers the code. */
export function toldExamples(swept: readonly Pick<SweptOperation, 'told' | 'laid'>[]): ToldExamples {
  const found = new Map<string, string>()
  for (const list of [swept.map(({ told }) => told), swept.map(({ laid }) => laid)])
    for (const [text, { example }] of list.flatMap((one) => [...one])) if (!found.has(text)) found.set(text, example)
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)))
}

/** Maximum number of sentences. */
const MOST = 20

/** Which stored examples are not those of the measurement. */
export function staleExamples(now: ToldExamples, stored: ToldExamples = readToldExamples()): string[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(stored)])]
  return names
    .filter((name) => now[name] !== stored[name])
    .slice(0, MOST)
    .map(
      (name) =>
        `told-codes.json: ${name} is shown by ${now[name] ?? 'nothing'}, not by ${stored[name] ?? 'nothing'}: run \`npm run contract -- coverage --raise\``,
    )
}
