import { isBlocked, isBuildFile, isFont, MOST_FILES, MOST_PAGES, mayKeepPage, missingOfflinePage, offlineCopyOf } from './kept-pages.ts'

/*
 * The service worker of the shop, at /sw.js. It blocks third parties when it is asked to, and keeps the shell and the shared pages of the last visit
 * readable without a network. It never answers from a copy while the network answers, and a new one replaces it at once: it traps nobody in an old
 * shop. Bundled by toolkit/codegen/service-worker.mjs.
 */

/** What a worker's events have beyond those of a page. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response> | Response) => void }
declare const self: {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: Location
  addEventListener: ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void)
}

const PAGES = 'ottilie-pages-1'
const FILES = 'ottilie-files-1'

const settings = new URL(self.location.href).searchParams
const blocking = { blocksExternals: settings.get('block-externals') === '1', hostname: settings.get('hostname') ?? self.location.hostname }

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (isBlocked(url, blocking)) return event.respondWith(Response.error())
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isBuildFile(url.pathname)) event.respondWith(buildFile(event))
  else if (isFont(url.pathname)) event.respondWith(font(event))
  else if (request.mode === 'navigate') event.respondWith(page(event))
})

/** A page from the network; without one its copy, or a page that says that there is none. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(asked(request))
    if (mayKeepPage(answer)) event.waitUntil(keep(PAGES, request, answer.clone(), MOST_PAGES))
    return answer
  } catch {
    const kept = await (await caches.open(PAGES)).match(request)
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(kept?.headers ?? { 'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'" })
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.delete('content-encoding')
    headers.delete('content-length')
    return new Response(kept ? offlineCopyOf(await kept.text()) : missingOfflinePage(pathname + search), {
      status: kept ? 200 : 503,
      headers,
    })
  }
}

/**
 * The request, to be answered by the network: from its own cache a browser may answer a shared page for as long as `stale-while-revalidate` says, and a
 * shopper without a network would not be told that it is a copy. Back and forward stay as they are.
 */
function asked(request: Request): Request {
  return request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request
}

/** A file whose name changes with its content: its copy is as good as the network's. */
async function buildFile(event: FetchEvent): Promise<Response> {
  return (await keptFile(event)) ?? fetchedFile(event)
}

/** A font from the network, or the browser's own cache; without one its copy. */
async function font(event: FetchEvent): Promise<Response> {
  try {
    return await fetchedFile(event)
  } catch (error) {
    const kept = await keptFile(event)
    if (kept) return kept
    throw error
  }
}

async function keptFile({ request }: FetchEvent): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(request)
}

async function fetchedFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') event.waitUntil(keep(FILES, request, answer.clone(), MOST_FILES))
  return answer
}

async function keep(name: string, request: Request, answer: Response, most: number): Promise<void> {
  const cache = await caches.open(name)
  // Put again at the end, so that what is used stays.
  await cache.delete(request)
  await cache.put(request, answer)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('ottilie-') && name !== PAGES && name !== FILES).map((name) => caches.delete(name)),
  )
}
