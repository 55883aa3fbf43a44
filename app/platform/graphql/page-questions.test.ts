// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operationPolicies } from '#operations/__generated__/policies.ts'

type Sent = { operationName: string; variables: unknown; extensions: { persistedQuery: { sha256Hash: string } } }

let sent: Sent[] = []
let answers: (Response | Error)[] = []
const slides = { data: { discoveryJourneySlides: { slides: [{ id: 'WELCOME_SLIDE', carousel: [] }] } } }
const prompts = { data: { me: { id: 'ada', profile: { prompts: [] } } } }

function openSession(key: string): void {
  document.documentElement.dataset['session'] = key
}

/** A newly opened page. */
async function openPage() {
  vi.resetModules()
  return (await import('./page-questions.ts')).askForPage
}

const answering = (...bodies: (object | Response | Error)[]) => {
  answers = bodies.map((body) => (body instanceof Response || body instanceof Error ? body : Response.json(body)))
}
const asked = () => sent.map(({ operationName }) => operationName)

afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  sent = []
  answers = []
  openSession('one')
  document.documentElement.lang = 'en-US'
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    sent.push(JSON.parse(String(init?.body)) as Sent)
    const answer = answers.shift() ?? Response.json({}, { status: 500 })
    if (answer instanceof Error) throw answer
    return answer
  })
})

test('an operation is asked by its hash, for the store of the page', async () => {
  answering(prompts)
  const ask = await openPage()
  expect(await ask('getUserPrompts', {})).toEqual(prompts.data)
  expect(sent).toEqual([
    {
      operationName: 'getUserPrompts',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: operationPolicies.getUserPrompts.hash } },
    },
  ])
  expect(fetch).toHaveBeenCalledWith(
    '/api/graphql',
    expect.objectContaining({ method: 'POST', headers: expect.objectContaining({ 'x-store': 'en-US' }) }),
  )
})

test('the slides of the discovery journey are read from what the page has once they are there [OP-MEM-17]', async () => {
  answering(slides)
  const ask = await openPage()
  expect(await Promise.all([ask('getDiscoveryJourneySlides', {}), ask('getDiscoveryJourneySlides', {})])).toEqual([
    slides.data,
    slides.data,
  ])
  expect(await ask('getDiscoveryJourneySlides', {})).toEqual(slides.data)
  expect(asked()).toEqual(['getDiscoveryJourneySlides'])
})

test.each([
  ['is', { expiresAt: '2026-03-20T10:00:00Z', willBeGrantedGift: true, subscriptionId: 's-1' }],
  ['is not', null],
])('the right to renew that there %s is read from what the page has once it is there [OP-MEM-15]', async (_is, gracePeriodEntitlement) => {
  answering({ data: { gracePeriodEntitlement } })
  const ask = await openPage()
  await ask('getGracePeriodEntitlement', {})
  expect(await ask('getGracePeriodEntitlement', {})).toEqual({ gracePeriodEntitlement })
  expect(asked()).toEqual(['getGracePeriodEntitlement'])
})

test('an answer of one session is not given to another, nor one that arrives in the next', async () => {
  answering(slides, slides, slides)
  const ask = await openPage()
  await ask('getDiscoveryJourneySlides', {})
  openSession('two')
  const late = ask('getDiscoveryJourneySlides', {})
  openSession('three')
  await late
  openSession('two')
  await ask('getDiscoveryJourneySlides', {})
  expect(asked()).toHaveLength(3)
})

test('a failure is not kept, and the next question is sent', async () => {
  answering({ data: null, errors: [{ message: 'no' }] }, slides)
  const ask = await openPage()
  await expect(ask('getDiscoveryJourneySlides', {})).rejects.toMatchObject({ name: 'RequestFailure', reason: 'errors' })
  expect(await ask('getDiscoveryJourneySlides', {})).toEqual(slides.data)
})

test.each([
  ['errors', { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, { reason: 'errors', code: 'UNAUTHENTICATED' }],
  ['no data', { data: null }, { reason: 'empty', message: 'No response received' }],
  ['a field with nothing in it', { data: { me: null } }, { reason: 'empty' }],
  ['a refusal', Response.json({}, { status: 403 }), { reason: 'status', code: '403' }],
  ['what is no JSON', new Response('<html>'), { reason: 'status', code: '200' }],
])('an answer of %s is a failure', async (_what, answer, failure) => {
  answering(answer)
  const ask = await openPage()
  await expect(ask('getUserPrompts', {})).rejects.toMatchObject(failure)
  expect(asked()).toHaveLength(1)
})

test('an answer that is refused or asked for again is given up, and holds no connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const bodies: unknown[] = []
  const failing = (status: number) => {
    const response = Response.json({}, { status })
    bodies.push(response.body && vi.spyOn(response.body, 'cancel'))
    return response
  }
  const ask = await openPage()
  answering(failing(503), failing(503), prompts)
  const repeated = ask('getUserPrompts', {})
  await vi.runAllTimersAsync()
  await repeated
  answering(failing(400))
  await expect(ask('getUserPrompts', {})).rejects.toMatchObject({ reason: 'status' })
  expect(bodies).toHaveLength(3)
  for (const cancel of bodies) expect(cancel).toHaveBeenCalledOnce()
})

test('what is safe to repeat is sent three times at most, after a failure of the network or of the server', async () => {
  const ask = await openPage()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answerOf = async () => {
    const asking = ask('getUserPrompts', {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(900)
    return asking
  }
  answering(new TypeError('offline'), Response.json({}, { status: 503 }), prompts)
  expect(await answerOf()).toEqual(prompts.data)
  answering(new TypeError('offline'), new TypeError('offline'), new TypeError('offline'), prompts)
  expect(await answerOf()).toMatchObject({ reason: 'network' })
  expect(asked()).toHaveLength(6)
})

test('what is not safe to repeat is sent once', async () => {
  const { addUserPrompt } = operationPolicies
  vi.doMock('#operations/__generated__/policies.ts', () => ({ operationPolicies: { addUserPrompt: { ...addUserPrompt, retry: 'NEVER' } } }))
  answering(new TypeError('offline'), prompts)
  const ask = await openPage()
  await expect(ask('addUserPrompt', { prompt: 'DISCOVERY_JOURNEY_MODAL' })).rejects.toMatchObject({ reason: 'network' })
  expect(asked()).toHaveLength(1)
  vi.doUnmock('#operations/__generated__/policies.ts')
})

test('a request on a hanging connection is given up and not repeated', async () => {
  const giveUp = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal)
  vi.mocked(fetch).mockImplementation(
    (_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  const ask = await openPage()
  const asking = ask('getUserPrompts', {})
  giveUp.abort(new DOMException('', 'TimeoutError'))
  await expect(asking).rejects.toMatchObject({ reason: 'network' })
  expect(timeout).toHaveBeenCalledWith(30_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})
