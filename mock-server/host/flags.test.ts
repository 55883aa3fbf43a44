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

describe('what executes operations', () => {
  test('is the plans, unless the environment says graphql-js', () => {
    expect(readFlags([], {}).execution).toBe('planned')
    expect(readFlags([], { EXECUTION: '' }).execution).toBe('planned')
    expect(readFlags([], { EXECUTION: 'graphql-js' }).execution).toBe('graphql-js')
    expect(() => readFlags([], { EXECUTION: 'graphql-jit' })).toThrow("EXECUTION wants planned or graphql-js, not 'graphql-jit'.")
  })
})
