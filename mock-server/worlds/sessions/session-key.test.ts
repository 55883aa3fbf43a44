import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scenarioKey, sessionIdOf, sessionKeyOf, sessionNameOf, tokenKey } from './session-key.ts'

describe('a session’s key', () => {
  test('tells its selection and its world, whatever the selection holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.stringMatching(/^[\w.-]{1,80}$/), (selection, world) => {
        expect(sessionNameOf(scenarioKey(selection, world))).toEqual({ kind: 'scenario', selection, world })
      }),
    )
  })

  test('tells a token', () => {
    expect(sessionNameOf(tokenKey('abc-12345'))).toEqual({ kind: 'session', token: 'abc-12345' })
  })

  test.each(['nobody', 'scenario/', 'scenario/uk-guest', 'scenario//a', 'scenario/uk-guest/', 'scenario/uk-guest/a b', ''])(
    '%j is none',
    (key) => {
      expect(sessionNameOf(key)).toBeUndefined()
    },
  )
})

describe('a session’s id', () => {
  test('stands in an address as it is, and leads back to the key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (key) => {
        expect(sessionIdOf(key)).toMatch(/^[\w-]*$/)
        expect(sessionKeyOf(sessionIdOf(key))).toBe(key)
      }),
    )
  })

  test.each(['%', 'a b', '\u{1f600}', '____'])('%j is none', (id) => {
    expect(sessionKeyOf(id)).toBeUndefined()
  })
})
