import type { CDPSession, Page } from '@playwright/test'

/** Body bytes as transferred, compressed, by kind: the figures that the quality bar counts. */
export type PageWeight = {
  document: number
  script: number
  style: number
  font: number
  picture: number
  other: number
  requests: number
  /** Failed or refused requests, not counting the page itself. */
  failed: string[]
  /** Hosts other than the shop's own. */
  otherHosts: string[]
}

type Kind = keyof Pick<PageWeight, 'document' | 'script' | 'style' | 'font' | 'picture' | 'other'>

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
}

/** How long after its load a page may still fetch without user input, ms. */
const AFTER_LOAD_MS = 5_000

/** Visits an address for the first time and weighs everything that arrives until five seconds after the load, without any input. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  const weigh = await watchNetwork(session, new URL(url).host)
  await page.goto(url)
  await page.waitForFunction((wait) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return visit !== undefined && visit.loadEventEnd > 0 && performance.now() - visit.loadEventEnd >= wait
  }, AFTER_LOAD_MS)
  await session.detach()
  return weigh()
}

async function watchNetwork(session: CDPSession, host: string): Promise<() => PageWeight> {
  const requests = new Map<string, { url: string; kind: Kind; headers: number; bytes: number; problem?: string }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    // Data inlined in the page is not a request.
    if (!request.url.startsWith('data:')) requests.set(requestId, { url: request.url, kind: kinds[type] ?? 'other', headers: 0, bytes: 0 })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (!request) return
    // Everything that had arrived by then.
    request.headers = response.encodedDataLength
    if (response.status >= 400 && request.kind !== 'document') request.problem = String(response.status)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength - request.headers
  })
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    const request = requests.get(requestId)
    if (request) request.problem = errorText
  })
  await session.send('Network.enable')
  // The quality bar counts gzip, which every browser accepts; most accept a better compression and transfer less.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  return () => summed([...requests.values()], host)
}

function summed(requests: readonly { url: string; kind: Kind; bytes: number; problem?: string }[], host: string): PageWeight {
  const bytes = (kind: Kind) => requests.filter((request) => request.kind === kind).reduce((sum, request) => sum + request.bytes, 0)
  return {
    document: bytes('document'),
    script: bytes('script'),
    style: bytes('style'),
    font: bytes('font'),
    picture: bytes('picture'),
    other: bytes('other'),
    requests: requests.length,
    failed: requests.flatMap(({ url, problem }) => (problem === undefined ? [] : [`${problem} ${url}`])),
    otherHosts: [...new Set(requests.map(({ url }) => new URL(url).host))].filter((other) => other !== host),
  }
}
