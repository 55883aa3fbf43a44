import { describe, expect, test } from 'vitest'
import { securityHeaders } from './response-headers.ts'

const headersOf = (path: string, forwardedProto?: string) => securityHeaders({ path, forwardedProto })

describe('security headers', () => {
  test('stand on every answer', () => {
    for (const path of ['/', '/api/variants', '/_next/static/a.js', '/nothing']) {
      expect(headersOf(path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    }
  })

  test('let the same site’s tools show pictures, and nothing else', () => {
    expect(headersOf('/images/catalogue/a.webp')['Cross-Origin-Resource-Policy']).toBe('same-site')
    expect(headersOf('/imagesque')['Cross-Origin-Resource-Policy']).toBe('same-origin')
  })

  test('speak of https only to a browser that came by https', () => {
    expect(headersOf('/', 'https')['Strict-Transport-Security']).toMatch(/^max-age=\d+/)
    expect(headersOf('/', 'https, http')).toHaveProperty('Strict-Transport-Security')
    for (const proto of [undefined, '', 'http', 'http, https', 'httpsx'])
      expect(headersOf('/', proto)).not.toHaveProperty('Strict-Transport-Security')
  })
})
