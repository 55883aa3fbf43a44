import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differenceText, firstDifference } from './first-difference.ts'

describe('the first difference', () => {
  test.each<[unknown, unknown, string]>([
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1: was 2, is 3'],
    [{ a: 1 }, {}, 'a: was 1, is not there'],
    [{}, { a: null }, 'a: was not there, is null'],
    [[], {}, 'the whole: was [], is {}'],
    [{ b: 1, a: 1 }, { b: 2, a: 2 }, 'a: was 1, is 2'],
    [1, '1', 'the whole: was 1, is "1"'],
    [{ a: null }, { a: {} }, 'a: was null, is {}'],
  ])('between %j and %j is told', (expected, received, text) => {
    const found = firstDifference(expected, received)
    expect(found && differenceText(found)).toBe(text)
  })

  test('is none between equal pieces of JSON, in whatever order their names stand', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const reversed = JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
          typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).reverse()) : part,
        ) as unknown
        expect(firstDifference(JSON.parse(JSON.stringify(value)), reversed)).toBeUndefined()
      }),
    )
  })

  test('is shown short', () => {
    expect(differenceText({ path: 'a', expected: 'x'.repeat(1000), received: 1 }).length).toBeLessThan(250)
  })
})
