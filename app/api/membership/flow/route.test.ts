import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PREVIEW_BRANCH_COOKIE, PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { POST } from './route.ts'

// Outside a server there is no response to wait for.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (task: () => Promise<void>) => void task(),
}))

/** What the contract answers. */
let answer: unknown
/** The variables that the contract was asked with. */
let asked: unknown
/** The events that the analytics service was sent. */
let delivered: unknown[]

beforeEach(() => {
  answer = { data: { membershipManagementFlow: { id: 'step-1' } } }
  asked = undefined
  delivered = []
  vi.stubEnv('EVENTS_URL', 'https://events.example')
  vi.stubGlobal('fetch', async (url: URL | string, { body }: { body: string }) => {
    const sent = JSON.parse(body)
    if (String(url).startsWith('https://events.example')) {
      delivered.push(...sent.batch)
      return new Response(null, { status: 202 })
    }
    asked = sent.variables
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Posts the form of a step, or begins to cancel, and gives the address that it leads to. */
async function post(cookie: string, body = 'locale=en-GB&flow=cancel'): Promise<string | null> {
  const response = await POST(
    new NextRequest('http://shop.test/api/membership/flow', {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        referer: 'http://shop.test/account/my-membership?flow=extend&step=extend-confirm',
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    }),
  )
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

test('a flow speaks in the words of the branch that an editor previews, and in the published ones to everybody else', async () => {
  const session = 'ottilie-session=abcdefgh'
  await post(session)
  expect(asked).toMatchObject({ branchName: 'master', preview: false, flow: 'cancel' })
  await post(`${session}; ${PREVIEW_COOKIE}=1; ${PREVIEW_BRANCH_COOKIE}=spring`)
  expect(asked).toMatchObject({ branchName: 'spring', preview: true, flow: 'cancel' })
})

const agreed = 'necessary,analytics'
const confirm = 'locale=en-GB&flow=extend&step=extend-confirm&action=confirm&agreed=agreed'
const ends = [
  { event: 'Membership Extended', properties: { flow: 'extend', sku: 'annual', until: '2 March 2028' } },
  { event: 'Membership Upgraded', properties: { flow: 'upgrade', priorActiveSku: 'monthly', sku: 'annual' } },
  { event: 'Membership Cancelled', properties: { flow: 'cancel', until: '2 March 2027' } },
]
const endsWith = (tracking: object, isRepeated = false) => ({
  data: { membershipManagementFlow: { __typename: 'ResultStep', id: 'completed', result: 'COMPLETED', tracking, isRepeated } },
})
const answerStep = (consent = agreed) =>
  post(`ottilie-session=abcdefgh${consent && `; ottilie-consent=${encodeURIComponent(consent)}`}`, confirm)

test.each(ends)('the answer that ends a flow sends $event, and one that is sent again sends nothing', async (tracking) => {
  answer = endsWith(tracking)
  const ended = await answerStep()
  expect(delivered).toMatchObject([{ ...tracking, anonymousId: 'server', context: { page: { path: '/account/my-membership' } } }])
  answer = endsWith(tracking, true)
  expect(await answerStep()).toBe(ended)
  expect(delivered).toHaveLength(1)
})

test('an event that is not of a flow is not sent, nor is what is not declared', async () => {
  answer = endsWith({ event: 'Product Added', properties: {} })
  await answerStep()
  expect(delivered).toEqual([])
  answer = endsWith({ event: 'Membership Cancelled', properties: { flow: 'cancel', email: 'ada@ottilie.example' } })
  await answerStep()
  expect(delivered).toMatchObject([{ event: 'Membership Cancelled', properties: { flow: 'cancel' } }])
  expect(JSON.stringify(delivered)).not.toContain('ada@')
})

test.each(['', 'necessary'])(
  'with the consent "%s" nothing is sent, and neither is what a step before the last reports',
  async (consent) => {
    answer = endsWith({ event: 'Membership Cancelled', properties: { flow: 'cancel' } })
    await answerStep(consent)
    const tracking = { event: 'Page Element Viewed', properties: { flow: 'cancel', step: 'step-2' } }
    answer = { data: { membershipManagementFlow: { __typename: 'BaseStep', id: 'step-2', tracking } } }
    await answerStep()
    expect(delivered).toEqual([])
  },
)
