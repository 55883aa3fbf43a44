import { describe, expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

describe('the content policy', () => {
  test('trusts the hashes of a prerendered page, sorted and without repeats', () => {
    const policy = contentPolicy({ hashes: ['sha256-b', 'sha256-a', 'sha256-b'] })
    expect(directivesOf(policy).get('script-src')).toEqual(["'self'", "'sha256-a'", "'sha256-b'"])
  })

  test('trusts the nonce of a page rendered per request, and our own scripts by hash', () => {
    expect(directivesOf(contentPolicy({ nonce: 'abc', hashes: ['sha256-a'] })).get('script-src')).toEqual([
      "'self'",
      "'nonce-abc'",
      "'sha256-a'",
    ])
  })

  test.each([{ hashes: [] }, { hashes: [], nonce: 'abc' }])(
    'allows no inline or evaluated script, no frame, no plug-in, no other base or form target',
    (trust) => {
      const directives = directivesOf(contentPolicy(trust))
      const outsideAttributes = [...directives].filter(([name]) => name !== 'style-src-attr').flatMap(([, sources]) => sources)
      expect(outsideAttributes).not.toContain("'unsafe-inline'")
      expect(outsideAttributes).not.toContain("'unsafe-eval'")
      for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'frame-src']) expect(directives.get(name)).toEqual(["'none'"])
      for (const name of ['default-src', 'form-action', 'connect-src']) expect(directives.get(name)).toEqual(["'self'"])
      // These have the default's sources, which are not repeated.
      for (const name of ['style-src', 'style-src-elem', 'font-src', 'manifest-src', 'media-src', 'worker-src'])
        expect(directives.has(name)).toBe(false)
    },
  )

  test('names the configured third parties for scripts and their requests, and nothing else', () => {
    const directives = directivesOf(contentPolicy({ hashes: [] }, { thirdParties: ['https://care.example'] }))
    const naming = [...directives].filter(([, sources]) => sources.includes('https://care.example')).map(([name]) => name)
    expect(naming).toEqual(['script-src', 'connect-src'])
  })

  test('names the payment provider for frames and forms alone', () => {
    const directives = directivesOf(contentPolicy({ hashes: [] }, { payment: 'https://pay.example' }))
    const naming = [...directives].filter(([, sources]) => sources.includes('https://pay.example')).map(([name]) => name)
    expect(naming).toEqual(['form-action', 'frame-src'])
    expect(directives.get('frame-src')).toEqual(['https://pay.example'])
  })

  test('does not send a plain http page to https: the shop also runs on localhost', () => {
    expect(contentPolicy({ hashes: [] })).not.toContain('upgrade-insecure-requests')
  })

  test('lets the development server evaluate and reload', () => {
    const directives = directivesOf(contentPolicy({ hashes: [], nonce: 'abc' }, { development: true }))
    expect(directives.get('script-src')).toEqual(["'self'", "'nonce-abc'", "'unsafe-eval'"])
    expect(directives.get('connect-src')).toContain('ws:')
  })
})
