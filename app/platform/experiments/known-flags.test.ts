import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flags as contractFlags } from '#fixtures/flags/flags.ts'
import { baseFlags, flagsIn } from './known-flags.ts'

test('the shop knows every flag of the contract except the CMS’s own, and its base values are valid', () => {
  const named = Object.keys(contractFlags).filter((name) => name !== 'experiment-lip-week')
  expect(Object.keys(baseFlags).toSorted()).toEqual(named.toSorted())
  for (const [name, value] of Object.entries(baseFlags)) expect(Object.keys(contractFlags[name]?.values ?? {})).toContain(value)
})

test('a given value overrides the base value, and an experiment of the CMS is kept', () => {
  expect(flagsIn({ 'disable-skinny-banner': '1', 'experiment-lip-week': '1' })).toEqual({
    ...baseFlags,
    'disable-skinny-banner': '1',
    'experiment-lip-week': '1',
  })
})

test('a name or a value may be 100 characters long', () => {
  const name = `experiment-${'x'.repeat(89)}`
  expect(flagsIn({ [name]: 'x'.repeat(100), [`${name}x`]: '1', 'experiment-true': true, 'experiment-none': null })).toEqual({
    ...baseFlags,
    [name]: 'x'.repeat(100),
  })
})

test('unknown names and values that are no short texts are ignored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (said) => {
      const flags = flagsIn({ ...said, 'chat-widget': 1, 'select-cap': 'x'.repeat(101), __proto__: { polluted: '1' } })
      expect(Object.keys(flags).filter((name) => !name.startsWith('experiment-'))).toHaveLength(
        Object.keys(baseFlags).filter((name) => !name.startsWith('experiment-')).length,
      )
      expect([flags['chat-widget'], flags['select-cap']]).toEqual(['0', '0'])
      expect(Object.values(flags).every((value) => typeof value === 'string' && value.length <= 100)).toBe(true)
    }),
  )
})
