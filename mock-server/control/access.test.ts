import { describe, expect, test } from 'vitest'
import { type Access, denial, isLoopback } from './access.ts'

const local: Access = { host: '127.0.0.1', port: 4000, shopOrigin: 'http://localhost:3000' }
const token = 'a-token-of-enough-letters'

/** Why a request is denied, or `passes`. */
function outcome(access: Access, headers: Record<string, string>, method = 'GET'): string {
  const asked: Record<string, string> = { host: `localhost:${access.port}`, ...headers }
  return denial(access, { method, header: (name) => asked[name] })?.kind ?? 'passes'
}

test.each(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.evil.test', '127.0.0.1.evil.test', 'mock', ''])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

describe('bound to this machine', () => {
  test.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST:4000'])('the name %s is answered', (host) => {
    expect(outcome(local, { host })).toBe('passes')
  })

  test.each([
    'evil.test:4000',
    'localhost.evil.test:4000',
    'localhost:4001',
    'localhost',
    '',
    'localhost:4000:4000',
    '127.0.0.1.evil.test:4000',
    'a@localhost:4000',
  ])('a page that reaches it by the name "%s" is not', (host) => {
    expect(outcome(local, { host })).toBe('foreign')
  })

  test('its own pages may do everything', () => {
    for (const method of ['GET', 'POST', 'DELETE']) expect(outcome(local, { origin: 'http://localhost:4000' }, method)).toBe('passes')
  })

  test("the shop's pages may read, and change nothing", () => {
    expect(outcome(local, { origin: 'http://localhost:3000' })).toBe('passes')
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])
      expect(outcome(local, { origin: 'http://localhost:3000' }, method)).toBe('foreign')
  })

  test.each(['https://evil.test', 'null', 'http://localhost:4001', 'http://127.0.0.1:4000', ''])('a page of "%s" is refused', (origin) => {
    expect(outcome(local, { origin })).toBe('foreign')
    expect(outcome(local, { origin }, 'POST')).toBe('foreign')
  })

  test('a link of another site may be followed at the top of a window; its pictures, frames and scripts may not come here', () => {
    const cross = { 'sec-fetch-site': 'cross-site' }
    expect(outcome(local, { ...cross, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })).toBe('passes')
    expect(outcome(local, { ...cross, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 'POST')).toBe('foreign')
    expect(outcome(local, { ...cross, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' })).toBe('foreign')
    expect(outcome(local, { ...cross, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' })).toBe('foreign')
  })
})

describe('bound beyond this machine', () => {
  const open: Access = { ...local, host: '0.0.0.0' }

  test('without a token there is nothing here, whatever is asked', () => {
    const headers: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }, { host: 'localhost:4000' }]
    for (const one of headers) expect(outcome(open, one)).toBe('off')
  })

  test('with a token whoever holds it is answered, by any name', () => {
    const locked = { ...open, token }
    const host = 'mock.test:4000'
    expect(outcome(locked, { host, authorization: `Bearer ${token}` }, 'POST')).toBe('passes')
    expect(outcome(locked, { host, authorization: `Basic ${btoa(`anyone:${token}`)}` })).toBe('passes')
  })

  test.each([
    '',
    'Bearer',
    'Bearer wrong',
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Basic ${btoa(`${token}:`)}`,
    `Digest ${token}`,
    token,
  ])('with a token "%s" is asked for it', (authorization) => {
    expect(outcome({ ...open, token }, { authorization })).toBe('locked')
  })

  test('a browser that holds the token is not used by pages of other sites', () => {
    const headers = { host: 'mock.test:4000', authorization: `Basic ${btoa(`me:${token}`)}` }
    expect(outcome({ ...open, token }, { ...headers, origin: 'http://mock.test:4000' }, 'POST')).toBe('passes')
    expect(outcome({ ...open, token }, { ...headers, origin: 'https://evil.test' }, 'POST')).toBe('foreign')
  })

  test('a token closes this machine too', () => {
    expect(outcome({ ...local, token }, {})).toBe('locked')
  })
})
