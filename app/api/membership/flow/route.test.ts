import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PREVIEW_BRANCH_COOKIE, PREVIEW_COOKIE } from '#app/platform/session/preview.ts'
import { POST } from './route.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the contract is asked for when somebody with these cookies begins to cancel. */
async function askedWith(cookie: string): Promise<unknown> {
  let variables: unknown
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
    variables = JSON.parse(body).variables
    return Response.json({ data: { membershipManagementFlow: { id: 'step-1' } } })
  })
  const answer = await POST(
    new NextRequest('http://shop.test/api/membership/flow', {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'locale=en-GB&flow=cancel',
    }),
  )
  expect(answer.status).toBe(303)
  return variables
}

test('a flow speaks in the words of the branch that an editor previews, and in the published ones to everybody else', async () => {
  const session = 'ottilie-session=abcdefgh'
  expect(await askedWith(session)).toMatchObject({ branchName: 'master', preview: false, flow: 'cancel' })
  const preview = `${session}; ${PREVIEW_COOKIE}=1; ${PREVIEW_BRANCH_COOKIE}=spring`
  expect(await askedWith(preview)).toMatchObject({ branchName: 'spring', preview: true, flow: 'cancel' })
})
