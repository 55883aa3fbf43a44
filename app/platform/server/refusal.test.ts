import { describe, expect, test } from 'vitest'
import { refusal } from './refusal.ts'

const status = (method: string, url: string, headers: Record<string, string> = {}) => refusal({ method, url, headers })?.status

describe('a request', () => {
  test.each([
    ['GET', '/'],
    ['HEAD', '/us/shop/makeup?page=2'],
    ['POST', '/api/basket/add'],
    ['OPTIONS', '/api/graphql'],
  ])('%s %s is accepted', (method, url) => {
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

  test('the framework’s overlay is answered in development only', () => {
    const overlay = { method: 'POST', url: '/__nextjs_original-stack-frames', headers: {} }
    expect(refusal(overlay, { development: true })).toBeUndefined()
    expect(refusal(overlay)?.status).toBe(405)
  })

  test('a body that is too long or of unknown length is refused before it is read', () => {
    expect(status('POST', '/api/graphql', { 'content-length': '1000001' })).toBe(413)
    expect(status('POST', '/api/graphql', { 'transfer-encoding': 'chunked' })).toBe(411)
  })
})
