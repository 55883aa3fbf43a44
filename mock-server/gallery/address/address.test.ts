import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noAddress, readAddress, tabs, views, writeAddress } from './address.ts'

test('the address of nothing in particular is the first page', () => {
  expect(writeAddress(noAddress)).toBe('/')
  expect(readAddress('')).toEqual(noAddress)
})

test('an address is read as it was written', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 })
  const address = fc.record({
    view: fc.constantFrom(...views),
    tab: fc.constantFrom(...tabs),
    store: fc.constantFrom('en-GB' as const, 'en-US' as const),
    q: anyText,
    group: anyText,
    selection: anyText,
    world: anyText,
    item: anyText,
  })
  fc.assert(
    fc.property(address, (said) => {
      expect(readAddress(writeAddress(said).slice(1))).toEqual(said)
    }),
  )
})

test('what an address says wrongly counts as unsaid, and length has its bound', () => {
  const read = readAddress(`?view=elsewhere&tab=9&store=fr-FR&nonsense=1&selection=${'x'.repeat(5000)}`)
  expect(read).toEqual({ ...noAddress, selection: 'x'.repeat(2000) })
})
