import type { Browser } from '@playwright/test'
import { type PageWeight, weighPage } from '#tests/budgets/page-weight.ts'
import { root, say } from '#toolkit/setup.mjs'
import { type DrawerFigures, pressAddToBasket } from '../drawer-runs.ts'
import { type LighthouseFigures, lighthouseOnce } from '../lighthouse-runs.ts'
import { median } from '../load-generator.ts'
import { presses, pressOnce, SLOWDOWN } from '../presses.ts'
import { printTable, rounded } from '../print-table.ts'
import { commitNamed, serveCheckout, serveCommit } from './checkout.ts'

type Launch = (flags?: readonly string[]) => Promise<Browser>
type Comparison = {
  /** The commit that this working copy is compared to. */
  against: string
  pages: Readonly<Record<string, string>>
  mockPort: number
  shopPort: number
  isQuick: boolean
  launch: Launch
}

/** One figure of both shops: of the other commit, the base, and of this working copy, the head. `ratio` is head divided by base. */
type Pair = { base: number; head: number; ratio: number }
type Pairs = Record<string, Record<string, Pair>>

const sides = ['base', 'head'] as const
type Side = (typeof sides)[number]
type Urls = Readonly<Record<Side, string>>

/**
 * Measures another commit's shop and this working copy's with the same tools. Every single run of one is followed by a run of the other, so
 * that other load on the machine affects both.
 */
export async function compareShops({ against, pages, mockPort, shopPort, isQuick, launch }: Comparison) {
  const commit = commitNamed(against)
  const base = await serveCommit(commit, { mockPort: mockPort + 1, shopPort: shopPort + 1 })
  const head = await serveCheckout(root, { mockPort, shopPort })
  const urls: Urls = { base: base.url, head: head.url }
  const title = (what: string) => `${what}: ${commit} → this working copy (ratio)`
  try {
    const weights = await weightsOf(urls, pages, launch)
    print(title('First visit, 1280 × 800, KiB as gzip transfers it'), weights)
    const lighthouse = await lighthousePairs(urls, pages, isQuick ? 1 : 5, launch)
    print(title(`Lighthouse, phone, median of ${isQuick ? 1 : 5}`), lighthouse)
    const pressed = await pressPairs(urls, pages, isQuick ? 3 : 9, launch)
    print(title(`Presses, processor ${SLOWDOWN} times slowed, median of ${isQuick ? 3 : 9}`), pressed)
    return { against: commit, weights, lighthouse, presses: pressed }
  } finally {
    await Promise.all([base.stop(), head.stop()])
  }
}

async function weightsOf(urls: Urls, pages: Comparison['pages'], launch: Launch): Promise<Pairs> {
  const browser = await launch()
  const weights: Pairs = {}
  for (const [page, path] of Object.entries(pages)) {
    const of = {} as Record<Side, PageWeight>
    for (const side of sides) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      of[side] = await weighPage(await context.newPage(), urls[side] + path)
      await context.close()
    }
    const kib = (kind: 'document' | 'script' | 'style' | 'font' | 'picture') =>
      pairOf(rounded(of.base[kind] / 1024, 1), rounded(of.head[kind] / 1024, 1))
    weights[page] = {
      script: kib('script'),
      HTML: kib('document'),
      CSS: kib('style'),
      fonts: kib('font'),
      pictures: kib('picture'),
      requests: pairOf(of.base.requests, of.head.requests),
    }
  }
  await browser.close()
  return weights
}

async function lighthousePairs(urls: Urls, pages: Comparison['pages'], runs: number, launch: Launch): Promise<Pairs> {
  const pairs: Pairs = {}
  for (const [page, path] of Object.entries(pages)) {
    const results: Record<Side, LighthouseFigures[]> = { base: [], head: [] }
    for (let run = 0; run < runs; run += 1)
      for (const side of sides) {
        const figures = await lighthouseOnce(urls[side] + path, launch)
        if (figures) results[side].push(figures)
      }
    say(`Lighthouse has seen ${page}.`)
    const of = (name: keyof LighthouseFigures) => medians(results, (figures) => figures[name])
    pairs[page] = {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'LCP ms': of('lcpMs'),
      'TBT ms': of('tbtMs'),
      CLS: of('cls'),
      'benchmark index': of('benchmarkIndex'),
    }
  }
  return pairs
}

async function pressPairs(urls: Urls, { home, listing, product }: Comparison['pages'], runs: number, launch: Launch): Promise<Pairs> {
  const browser = await launch()
  const pairs: Pairs = {}
  for (const [page, path] of Object.entries({ home, listing, product })) {
    if (path === undefined) continue
    const figures: Record<Side, DrawerFigures[]> = { base: [], head: [] }
    await eachRun(runs, `Add to Bag, ${page}`, async (side) => figures[side].push(await pressAddToBasket(browser, urls[side] + path)))
    pairs[`Add to Bag, ${page}`] = {
      'drawer painted ms': medians(figures, ({ paintMs }) => paintMs),
      'INP ms': medians(figures, ({ inpMs }) => inpMs),
    }
  }
  for (const [name, press] of Object.entries(presses)) {
    const figures: Record<Side, number[]> = { base: [], head: [] }
    await eachRun(runs, name, async (side) => figures[side].push(await pressOnce(browser, urls[side], press)))
    pairs[name] = { 'INP ms': medians(figures, (inpMs) => inpMs) }
  }
  await browser.close()
  return pairs
}

/**
 * Runs a press on both sides in turn. On a busy machine one may time out: it is left out, so that the other figures are not lost. A side whose first press
 * times out does not have the control, and is not asked again.
 */
async function eachRun(runs: number, name: string, press: (side: Side) => Promise<unknown>): Promise<void> {
  const without = new Set<Side>()
  for (let run = 0; run < runs; run += 1)
    for (const side of sides) {
      if (without.has(side)) continue
      await press(side).catch((error: unknown) => {
        if (run === 0) without.add(side)
        say(`A press (${name}, ${side}) is left out: ${String(error).split('\n', 1)[0]}`)
      })
    }
}

function medians<F>(figures: Readonly<Record<Side, readonly F[]>>, of: (figure: F) => number): Pair {
  return pairOf(rounded(median(figures.base.map(of)), 3), rounded(median(figures.head.map(of)), 3))
}

function pairOf(base: number, head: number): Pair {
  return { base, head, ratio: rounded(head / base, 2) }
}

function print(title: string, pairs: Pairs): void {
  const names = [...new Set(Object.values(pairs).flatMap((figures) => Object.keys(figures)))]
  const cell = (pair: Pair | undefined) => {
    if (!pair) return ''
    return `${pair.base} → ${pair.head}${Number.isFinite(pair.ratio) ? ` (${pair.ratio})` : ''}`
  }
  printTable(
    title,
    ['', ...names],
    Object.entries(pairs).map(([row, figures]) => [row, ...names.map((name) => cell(figures[name]))]),
  )
}
