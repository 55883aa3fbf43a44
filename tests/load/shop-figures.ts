import { type Browser, chromium } from '@playwright/test'
import { type PageWeight, weighPage } from '#tests/budgets/page-weight.ts'
import { ensureBrowser } from '#toolkit/browser.mjs'
import { lessWork } from '#toolkit/browser-features.ts'
import { ensureBuild, providersAt, stopProcess, waitFor } from '#toolkit/setup.mjs'
import playwright from '../../playwright.config.ts'
import { drawerRuns } from './drawer-runs.ts'
import { lighthouseOf } from './lighthouse-runs.ts'
import { pressRuns } from './press-runs.ts'
import { stepsToOrder } from './presses.ts'
import { printTable, rounded } from './print-table.ts'
import { startServer } from './servers.ts'
import { compareShops } from './side-by-side/compare-shops.ts'

const pages: Readonly<Record<string, string>> = {
  home: '/',
  listing: '/shop/makeup',
  product: '/products/ribbon-satin-lipstick',
  basket: '/basket',
  login: '/login',
  register: '/register',
}

/** The cost of the shop's production build to a visitor. Starts its own servers. */
export async function shopFigures({ isQuick, mockPort, shopPort }: { isQuick: boolean; mockPort: number; shopPort: number }) {
  const graphqlUrl = `http://localhost:${mockPort}/graphql`
  const shopUrl = `http://localhost:${shopPort}`
  const mock = startServer('mock-server/node.ts', ['--port', String(mockPort)], { env: { SHOP_URL: shopUrl } })
  await waitFor(`http://localhost:${mockPort}/health`, mock, 'The mock server')
  await ensureBuild(graphqlUrl)
  const { PAYMENT_FRAME_URL } = providersAt(mockPort)
  const env = { PORT: String(shopPort), GRAPHQL_URL: graphqlUrl, NODE_ENV: 'production', HAND_OVER: '1', PAYMENT_FRAME_URL }
  const shop = startServer('server.ts', [], { env })
  await waitFor(`http://localhost:${shopPort}/images/placeholder.svg`, shop, 'The shop', 120)
  const weights = await weighEvery(shopUrl)
  const lighthouse = await lighthouseOf({ shopUrl, pages, runs: isQuick ? 1 : 3, launch })
  const { home = '/', listing = '/', product = '/' } = pages
  const drawer = await drawerRuns({ shopUrl, pages: { home, listing, product }, runs: isQuick ? 3 : 15, launch })
  const steps = await pressRuns({ shopUrl, names: stepsToOrder, runs: isQuick ? 3 : 15, launch })
  await Promise.all([stopProcess(shop), stopProcess(mock)])
  return { weights, lighthouse, drawer, steps }
}

/** The same figures for this working copy and another commit, in turn. Login and registration are left out: nobody's first second depends on them. */
export function shopFiguresAgainst(against: string, rest: { isQuick: boolean; mockPort: number; shopPort: number }) {
  const { login: _login, register: _register, ...compared } = pages
  return compareShops({ against, pages: compared, launch, ...rest })
}

/** The browser of the tests, with the same flags and some more, and without those that make it compile and paint otherwise than a shopper's. */
function launch(flags: readonly string[] = []): Promise<Browser> {
  const own = playwright.use?.launchOptions?.args ?? []
  const args = [...own.filter((flag) => !lessWork.includes(flag)), ...flags]
  return chromium.launch({ executablePath: ensureBrowser(), args })
}

async function weighEvery(shopUrl: string): Promise<Record<string, PageWeight>> {
  const browser = await launch()
  const weights: Record<string, PageWeight> = {}
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    weights[name] = await weighPage(await context.newPage(), shopUrl + path)
    await context.close()
  }
  await browser.close()
  const kib = (bytes: number) => rounded(bytes / 1024, 1)
  printTable(
    'First visit, 1280 × 800, until 5 s after the load (KiB as transferred)',
    ['', 'script', 'HTML', 'CSS', 'fonts', 'pictures', 'requests', 'failed'],
    Object.entries(weights).map(([name, { script, document, style, font, picture, requests, failed }]) => [
      name,
      kib(script),
      kib(document),
      kib(style),
      kib(font),
      kib(picture),
      requests,
      failed.length,
    ]),
  )
  return weights
}
