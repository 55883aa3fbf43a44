import type { Browser } from '@playwright/test'
import { median } from './load-generator.ts'
import { presses, pressOnce, SLOWDOWN } from './presses.ts'
import { printTable, rounded } from './print-table.ts'

type Runs = { shopUrl: string; names: readonly (keyof typeof presses)[]; runs: number; launch: () => Promise<Browser> }

/** Interaction to Next Paint of presses on first visits with a slowed CPU: the median and the longest of each, by name. */
export async function pressRuns({ shopUrl, names, runs, launch }: Runs): Promise<Record<string, { inpMs: number; longestMs: number }>> {
  const browser = await launch()
  const figures: Record<string, { inpMs: number; longestMs: number }> = {}
  for (const name of names) {
    const found: number[] = []
    for (let run = 0; run < runs; run += 1) found.push(await pressOnce(browser, shopUrl, presses[name]))
    figures[name] = { inpMs: rounded(median(found)), longestMs: rounded(Math.max(...found)) }
  }
  await browser.close()
  printTable(
    `From signing in to paying: a press, processor ${SLOWDOWN} times slowed (of ${runs})`,
    ['', 'INP ms (median)', 'longest'],
    Object.entries(figures).map(([name, { inpMs, longestMs }]) => [name, inpMs, longestMs]),
  )
  return figures
}
