import { afterEach, expect, test, vi } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { flagsFor, overriddenExperiments } from './flags-for.ts'
import { baseFlags } from './known-flags.ts'

const pageRequest = { store: stores.uk, cookieHeader: 'world=abc', key: 'abc' }

function answering(status: number, body: string) {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a visitor’s flags are requested from the contract’s host with their cookies', async () => {
  vi.stubEnv('GRAPHQL_URL', 'https://api.ottilie.example/graphql')
  const fetched = answering(200, '{"flags":[{"key":"disable-skinny-banner","value":"1"},{"key":"chat-widget","value":true},{"key":"x"}]}')
  expect(await flagsFor(pageRequest)).toEqual({ ...baseFlags, 'disable-skinny-banner': '1', 'chat-widget': '1' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(String(url)).toBe('https://api.ottilie.example/ofrep/v1/evaluate/flags')
  expect(init?.headers).toMatchObject({ cookie: 'world=abc' })
  expect(init?.body).toBe('{"context":{"targetingKey":"abc"}}')
})

test.each([
  [503, '{"flags":[]}'],
  [200, '{'],
  [200, '[]'],
  [200, '{"flags":{"disable-skinny-banner":"1"}}'],
])('an answer of %i and %s leaves the base values and logs a warning', async (status, body) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answering(status, body)
  expect(await flagsFor(pageRequest)).toEqual(baseFlags)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('flags left out'))
})

const overridden = { overridden: true }
const answered = JSON.stringify({
  flags: [
    { key: 'experiment-strikethrough-price', value: 'variant', metadata: overridden },
    { key: 'experiment-lip-week', value: '1', metadata: overridden },
    { key: 'experiment-promo-visibility', value: '1', metadata: { overridden: 'yes' } },
    { key: 'experiment-anniversary-teaser', value: '1', metadata: null },
    { key: 'chat-widget', value: true, metadata: overridden },
  ],
})

test('the experiments that are overridden are told in a world of the visitor’s own', async () => {
  answering(200, answered)
  expect(await overriddenExperiments({ ...pageRequest, hasWorld: true })).toEqual([
    { flag: 'experiment-strikethrough-price', variation: 'variant' },
    { flag: 'experiment-lip-week', variation: '1' },
  ])
})

test('a shopper’s page has no overridden experiment, whatever the service says, and asks for none', async () => {
  const fetched = answering(200, answered)
  expect(await overriddenExperiments(pageRequest)).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
  expect((await flagsFor(pageRequest))['experiment-strikethrough-price']).toBe('variant')
})

test('flags that cannot be read override nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answering(503, '')
  expect(await overriddenExperiments({ ...pageRequest, hasWorld: true })).toEqual([])
})
