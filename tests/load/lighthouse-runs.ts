import type { Browser } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { say } from '#toolkit/setup.mjs'
import { freePort } from './free-port.ts'
import { median } from './load-generator.ts'
import { printTable, rounded } from './print-table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = { lcpMs: 'largest-contentful-paint', tbtMs: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const

const REPEATS = 3

/** `benchmarkIndex` is how fast Lighthouse found the machine: figures of runs with different indexes do not compare. */
export type LighthouseFigures = Record<(typeof categories)[number] | keyof typeof metrics | 'benchmarkIndex', number>

type Runs = {
  shopUrl: string
  pages: Readonly<Record<string, string>>
  runs: number
  launch: (flags: readonly string[]) => Promise<Browser>
}

/** Runs Lighthouse's phone profile several times per page and takes the median of each figure. Each run has a new browser with an empty cache. */
export async function lighthouseOf({ shopUrl, pages, runs, launch }: Runs): Promise<Record<string, LighthouseFigures>> {
  const figures: Record<string, LighthouseFigures> = {}
  for (const [name, path] of Object.entries(pages)) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) {
      const result = await runOnce(shopUrl + path, launch)
      if (result) results.push(result)
    }
    if (results.length > 0) figures[name] = medians(results)
  }
  printTable(
    `Lighthouse, phone (median of ${runs})`,
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'benchmark index'],
    Object.entries(figures).map(([name, of]) => [
      name,
      ...categories.map((category) => of[category]),
      of.lcpMs,
      of.tbtMs,
      of.cls,
      of.benchmarkIndex,
    ]),
  )
  return figures
}

/** The figures of one run; none if the browser could not record a trace. */
export async function lighthouseOnce(url: string, launch: Runs['launch']): Promise<LighthouseFigures | undefined> {
  const result = await runOnce(url, launch)
  return result && medians([result])
}

/** Runs Lighthouse once, and again if a busy machine kept the browser from recording a trace. */
async function runOnce(url: string, launch: Runs['launch'], left = REPEATS): Promise<Result | undefined> {
  const result = await look(url, launch)
  if (!result.runtimeError) return result
  say(`Lighthouse could not look at ${url} (${result.runtimeError.code}); ${left > 0 ? 'once more' : 'this run is left out'}.`)
  return left > 0 ? runOnce(url, launch, left - 1) : undefined
}

async function look(url: string, launch: Runs['launch']): Promise<Result> {
  const port = await freePort()
  const browser = await launch([`--remote-debugging-port=${port}`])
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
    if (!run) throw new Error(`Lighthouse has no result for ${url}.`)
    return run.lhr
  } finally {
    await browser.close()
  }
}

function medians(results: readonly Result[]): LighthouseFigures {
  const scores = categories.map((category) => [
    category,
    rounded(median(results.map(({ categories: of }) => (of[category]?.score ?? 0) * 100))),
  ])
  const times = Object.entries(metrics).map(([name, audit]) => [
    name,
    rounded(median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)), name === 'cls' ? 3 : 0),
  ])
  const speed = ['benchmarkIndex', rounded(median(results.map(({ environment }) => environment.benchmarkIndex)))]
  return Object.fromEntries([...scores, ...times, speed]) as LighthouseFigures
}
