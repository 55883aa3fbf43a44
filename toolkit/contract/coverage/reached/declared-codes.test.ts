import { expect, test } from 'vitest'
import type { Sighting } from '../sweep/sightings.ts'
import { untoldCodes } from './declared-codes.ts'

const seen = (...texts: string[]): Map<string, Sighting> => new Map(texts.map((text) => [text, { selections: 1, example: 'uk-guest' }]))

test('a code is brought by an answer of its own field', () => {
  const swept = [{ told: seen('Query.a LOST', 'Query.b GONE'), laid: seen() }]
  expect(untoldCodes(swept, { 'Query.a': ['LOST'], 'Query.b': ['GONE'] })).toEqual([])
  expect(untoldCodes(swept, { 'Query.a': ['LOST', 'GONE'] })).toEqual([expect.stringContaining('Query.a declares GONE')])
})

test('a notification that a selection lays over the basket counts for what no rule answers', () => {
  const declared = { 'Query.a': ['LOST', 'GONE'] }
  expect(untoldCodes([{ told: seen('Query.a LOST'), laid: seen('Query.a GONE') }], declared)).toEqual([])
  expect(untoldCodes([{ told: seen('Query.a LOST', 'Query.b GONE'), laid: seen('Query.a GONE') }], declared)).toHaveLength(1)
})
