import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { SERVICE_WORKER_SCRIPT } from './__generated__/worker.ts'

const ORIGIN = 'https://shop.test'

/** What the browser keeps, by the name of the cache and by address, the oldest first. */
let kept: Map<string, Map<string, Response>>
/** What the worker listens to. */
let listeners: Record<string, (event: unknown) => void>

const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, entries)
  return {
    match: async ({ url }: { url: string }) => entries.get(url)?.clone(),
    put: async ({ url }: { url: string }, response: Response) => void entries.set(url, response),
    delete: async ({ url }: { url: string }) => entries.delete(url),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  }
}

/** What the shop answers with; undefined without a network. */
let network: string | undefined

/** What the shop answers, of the type that a browser gives to an answer of the own origin. */
const answered = async () => {
  if (network === undefined) throw new TypeError('Failed to fetch')
  const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }
  return Object.defineProperty(new Response(network, { headers }), 'type', { value: 'basic' })
}

beforeEach(() => {
  kept = new Map()
  network = '<body>'
  listeners = {}
  const self = {
    location: new URL(`${ORIGIN}/sw.js?block-externals=0&hostname=shop.test`),
    addEventListener: (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  }
  runInNewContext(SERVICE_WORKER_SCRIPT, { self, caches, fetch: answered, Request, Response, Headers, URL })
})

/** Tells the worker of an event, and waits for all that it does about it. Gives its answer, if it has one. */
async function tell(type: string, event: object = {}): Promise<unknown> {
  const tasks: unknown[] = []
  const add = (task: unknown) => void tasks.push(task)
  listeners[type]?.({ ...event, waitUntil: add, respondWith: add })
  // What an answer leaves to be done comes with the answer.
  let answer: unknown
  for (const task of tasks) {
    const done = await task
    answer ??= done
  }
  return answer
}

const visit = (path: string, mode = 'navigate') =>
  tell('fetch', { request: { method: 'GET', mode, cache: 'no-cache', url: ORIGIN + path } })

const pathsIn = (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname)
const numbered = (prefix: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${prefix}${from + at}`)

test('the last twenty pages are kept, and one that is opened again counts as new', async () => {
  for (const path of numbered('/shop/', 1, 20)) await visit(path)
  await visit('/shop/1')
  expect(pathsIn('ottilie-pages-1')).toEqual([...numbered('/shop/', 2, 20), '/shop/1'])
  await visit('/shop/21')
  expect(pathsIn('ottilie-pages-1')).toEqual([...numbered('/shop/', 3, 20), '/shop/1', '/shop/21'])
})

test('the last two hundred files of the build and fonts are kept, and no other', async () => {
  for (const path of numbered('/_next/static/', 1, 200)) await visit(path, 'no-cors')
  await visit('/images/home.avif', 'no-cors')
  expect(pathsIn('ottilie-files-1')).toEqual(numbered('/_next/static/', 1, 200))
  await visit('/fonts/text.woff2', 'no-cors')
  expect(pathsIn('ottilie-files-1')).toEqual([...numbered('/_next/static/', 2, 200), '/fonts/text.woff2'])
})

test('a new worker drops what one of another version kept, and nothing that is not the shop’s', async () => {
  for (const name of ['ottilie-pages-0', 'ottilie-pages-1', 'elsewhere', 'ottilie-files-0', 'ottilie-files-1']) cacheOf(name)
  await tell('activate')
  expect([...kept.keys()]).toEqual(['ottilie-pages-1', 'elsewhere', 'ottilie-files-1'])
})

/** The text of the worker's answer; undefined if it leaves the request to the browser. */
async function textOf(path: string, mode = 'no-cors'): Promise<string | undefined> {
  const answer = await visit(path, mode)
  return answer instanceof Response ? answer.text() : undefined
}

test('a file of the build is answered by its copy, a font by the network as long as there is one: its name stays when it changes', async () => {
  network = 'first'
  for (const path of ['/_next/static/a.css', '/fonts/text.woff2']) expect(await textOf(path)).toBe('first')
  network = 'second'
  expect([await textOf('/_next/static/a.css'), await textOf('/fonts/text.woff2')]).toEqual(['first', 'second'])
  network = undefined
  expect([await textOf('/_next/static/a.css'), await textOf('/fonts/text.woff2')]).toEqual(['first', 'second'])
  await expect(textOf('/fonts/other.woff2')).rejects.toThrow('Failed to fetch')
})

test('without a network a page of the US store is a copy of itself, and one without a copy leads back to it in the language of its store', async () => {
  network = '<html lang="en-US"><body>Makeup'
  await visit('/us/shop/makeup')
  network = undefined
  expect(await textOf('/us/shop/makeup', 'navigate')).toMatch(/^<html lang="en-US"><body><p role="status" data-offline/)
  const missing = await textOf('/us/shop/skincare', 'navigate')
  expect(missing).toContain('<html lang="en-US">')
  expect(missing).toContain('href="/us/shop/skincare"')
  expect(await textOf('/used', 'navigate')).toContain('<html lang="en-GB">')
})
