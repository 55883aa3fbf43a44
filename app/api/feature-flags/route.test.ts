import { NextRequest, NextResponse } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assignStruckOffers } from '#app/platform/experiments/keep-struck-offers.ts'
import { setSessionCookies } from '#app/platform/session/session-response.ts'
import { GET as getFlags } from './route.ts'

/** The group that the flags' service assigns; undefined: it does not answer. */
let group: string | undefined
/** The cookies with which it was asked. */
let asked: string[]

beforeEach(() => {
  group = 'variant'
  asked = []
  vi.stubEnv('FORWARD_COOKIES', 'world')
  vi.stubGlobal('fetch', async (_url: URL, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['cookie'] ?? '')
    if (group === undefined) return new Response(null, { status: 503 })
    return Response.json({ flags: [{ key: 'experiment-strikethrough-price', value: group }] })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const request = (cookie: string) => new NextRequest('http://shop.test/api/graphql', { headers: { cookie } })

/** What an answer writes about struck offers: the cookie's value, '' where it removes it, undefined where it says nothing. */
const written = ({ cookies }: NextResponse) => {
  const kept = cookies.get('ottilie-strikes')
  if (kept)
    expect({ maxAge: kept.maxAge, path: kept.path, httpOnly: kept.httpOnly }).toEqual({
      maxAge: kept.value === '1' ? 2_592_000 : 0,
      path: '/',
      httpOnly: undefined,
    })
  return kept?.value
}

/** An answer that begins a session. */
async function begun(cookie = '', token = { value: 'new', maxAgeSeconds: 60 }): Promise<string | undefined> {
  const response = new NextResponse()
  await assignStruckOffers(response, request(cookie), token)
  return written(response)
}

test.each([
  ['variant', '1'],
  ['throwaway-variant', '1'],
  ['control', undefined],
  ['throwaway-control', undefined],
])('a session that begins in the group %s has the cookie %s, by its own flags', async (assigned, value) => {
  group = assigned
  expect(await begun('ottilie-session=old')).toBe(value)
  expect(asked).toEqual(['ottilie-session=new'])
})

test('the cookie of a session before is removed where the new one is in another group, and written once', async () => {
  expect(await begun('ottilie-strikes=1')).toBeUndefined()
  group = 'control'
  expect(await begun('ottilie-strikes=1')).toBe('')
})

test('flags that cannot be had change nothing, and are logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  group = undefined
  expect(await begun('ottilie-strikes=1')).toBeUndefined()
  expect(warned).toHaveBeenCalledExactlyOnceWith('flags left out: The flags were answered with 503.')
})

test('nothing is asked or written in a world, whose pages are its own, nor where no session begins', async () => {
  expect(await begun('world=w1')).toBeUndefined()
  expect(await begun('', { value: '', maxAgeSeconds: 0 })).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  ['ottilie-session=open', 'variant', '1'],
  ['ottilie-session=open; ottilie-strikes=1', 'variant', undefined],
  ['ottilie-session=open; ottilie-strikes=1', 'control', ''],
  ['ottilie-session=open; world=w1', 'variant', undefined],
  ['', 'variant', undefined],
])('a page that asks for its flags with the cookies "%s" and is in %s has the cookie %s for the next', async (cookie, assigned, value) => {
  group = assigned
  expect(written(await getFlags(request(cookie)))).toBe(value)
})

test('a session that ends takes its group along', () => {
  const response = new NextResponse()
  setSessionCookies(response, request('ottilie-strikes=1'), { value: '', maxAgeSeconds: 0 })
  expect(written(response)).toBe('')
})
