import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeperThan, isNestedDeeper } from './nesting.ts'

/** Reference implementation of the nesting depth. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('depth is told from the text as from the value, whatever stands in its texts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(8), (value, limit) => {
      expect(isDeeperThan(limit, JSON.stringify(value))).toBe(depthOf(value) > limit)
      expect(isNestedDeeper(limit, value)).toBe(depthOf(value) > limit)
    }),
  )
})

test('signs within texts do not count, and quotes within them do not end them', () => {
  expect(isDeeperThan(1, JSON.stringify({ a: '[[[', b: '\\"{{{', c: '\\' }))).toBe(false)
})

test('a text of nothing but brackets needs no stack', () => {
  expect(isDeeperThan(60, '['.repeat(5_000_000))).toBe(true)
})

test('of a document, brackets in strings, block strings and comments do not count either', () => {
  const quiet = ['# [[[[\n', '"[[[[ \\" {{{{"', '"""[[[[ " {{ \\""" [[[["""', '""']
  for (const piece of quiet) expect(isDeeperThan(2, `{ a(b: [${piece}]) }`)).toBe(true)
  for (const piece of quiet) expect(isDeeperThan(3, `{ a(b: [${piece}]) }`)).toBe(false)
})
