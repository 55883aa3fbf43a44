import { describe, expect, test } from 'vitest'
import { readFlags } from './flags.ts'

describe('where the shop is', () => {
  test('is said by flag, else by the environment, else it is the usual place', () => {
    const env = { SHOP_URL: 'https://shop.test/us?a=1' }
    expect(readFlags(['--shop-url', 'http://127.0.0.1:3100'], env).shopUrl).toBe('http://127.0.0.1:3100')
    expect(readFlags([], env).shopUrl).toBe('https://shop.test')
    expect(readFlags([], { SHOP_URL: '' }).shopUrl).toBe('http://localhost:3000')
  })

  test.each([
    ['--shop-url'],
    ['--shop-url=localhost:3000'],
    ['--shop-url=javascript:alert(1)'],
    ['--shop-url='],
    ['--shop-url=//shop.test'],
  ])('%s is refused', (flag) => {
    expect(() => readFlags([flag], {})).toThrow('--shop-url wants an address')
  })
})

describe('the token of the control API', () => {
  test('is long, and only in the environment, where lists of processes do not show it', () => {
    expect(readFlags([], { CONTROL_TOKEN: 'sixteen-letters-' }).controlToken).toBe('sixteen-letters-')
    expect(readFlags([], { CONTROL_TOKEN: '' }).controlToken).toBeUndefined()
    expect(() => readFlags(['--control-token', 'sixteen-letters-'], {})).toThrow('Unknown flag')
    expect(() => readFlags(['--drfat', 'a.graphql'], {})).toThrow("Unknown flag '--drfat'. Did you mean --draft or")
  })

  test.each(['short', 'fifteen-letters', 'with spaces in it, long'])('"%s" is refused', (token) => {
    expect(() => readFlags([], { CONTROL_TOKEN: token })).toThrow('CONTROL_TOKEN wants at least 16 characters')
  })
})

describe('the secret of the webhook', () => {
  test('is only in the environment, as Standard Webhooks write it', () => {
    const secret = `whsec_${Buffer.alloc(24, 'k').toString('base64')}`
    expect(readFlags([], { CONTENT_WEBHOOK_SECRET: secret }).webhookSecret).toBe(secret)
    expect(readFlags([], { CONTENT_WEBHOOK_SECRET: '' }).webhookSecret).toBeUndefined()
  })

  test.each([24, 25, 26, 64].map((bytes) => Buffer.alloc(bytes, '?').toString('base64')))('may be %s', (secret) => {
    expect(readFlags([], { CONTENT_WEBHOOK_SECRET: `whsec_${secret}` }).webhookSecret).toBe(`whsec_${secret}`)
  })

  test.each(['hush', 'whsec_', `whsec_${'a'.repeat(33)}`, `whsec_${'a'.repeat(28)}`, 'a'.repeat(32)])('"%s" is refused', (secret) => {
    expect(() => readFlags([], { CONTENT_WEBHOOK_SECRET: secret })).toThrow('CONTENT_WEBHOOK_SECRET wants whsec_')
  })
})

describe('what executes operations', () => {
  test('is the plans, unless the environment says graphql-js', () => {
    expect(readFlags([], {}).execution).toBe('planned')
    expect(readFlags([], { EXECUTION: '' }).execution).toBe('planned')
    expect(readFlags([], { EXECUTION: 'graphql-js' }).execution).toBe('graphql-js')
    expect(() => readFlags([], { EXECUTION: 'graphql-jit' })).toThrow("EXECUTION wants planned or graphql-js, not 'graphql-jit'.")
  })
})
