import { describe, expect, test } from 'vitest'
import { dropInternalHeaders, refusal } from './refusal.ts'

const status = (method: string, url: string, headers: Record<string, string> = {}) => refusal({ method, url, headers })?.status

describe('at the door', () => {
  test.each([
    ['GET', '/'],
    ['HEAD', '/us/shop/makeup?page=2'],
    ['POST', '/api/basket/add'],
    ['OPTIONS', '/api/graphql'],
  ])('%s %s comes in', (method, url) => {
    expect(status(method, url, { 'content-length': '1000000' })).toBeUndefined()
  })

  test.each([
    ['POST', '/', 405],
    ['POST', '/apiary', 405],
    ['PUT', '/api/graphql', 405],
    ['TRACE', '/', 405],
    ['', '/', 405],
  ])('%s %s is refused with %i', (method, url, expected) => {
    expect(status(method, url)).toBe(expected)
  })

  test('the framework’s overlay is answered while developing, and never on a built shop', () => {
    const overlay = { method: 'POST', url: '/__nextjs_original-stack-frames', headers: {} }
    expect(refusal(overlay, { development: true })).toBeUndefined()
    expect(refusal(overlay)?.status).toBe(405)
  })

  test('a body that is too long, or of unknown length, is refused before it is read', () => {
    expect(status('POST', '/api/graphql', { 'content-length': '1000001' })).toBe(413)
    expect(status('POST', '/api/graphql', { 'transfer-encoding': 'chunked' })).toBe(411)
  })
})

test('what only the framework may say to itself is taken away', () => {
  const headers: Record<string, string> = {
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': 'proxy',
    'x-invoke-path': '/own',
    'x-nextjs-data': '1',
    'next-resume': '1',
    rsc: '1',
    'next-url': '/',
    cookie: 'a=b',
  }
  dropInternalHeaders(headers)
  expect(Object.keys(headers)).toEqual(['rsc', 'next-url', 'cookie'])
})
