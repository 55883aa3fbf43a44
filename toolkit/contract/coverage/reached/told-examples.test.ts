import { expect, test } from 'vitest'
import { staleExamples, toldExamples } from './told-examples.ts'

const seen = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([text, example]) => [text, { selections: 1, example }]))

test('a code is shown by the first selection whose rules answer it, and by a laid notification only where none does', () => {
  const swept = [
    { told: seen({ 'Query.b GONE': 'second' }), laid: seen({ 'Query.a LOST': 'laid', 'Query.b GONE': 'laid' }) },
    { told: seen({ 'Query.b GONE': 'third' }), laid: seen({}) },
  ]
  expect(toldExamples(swept)).toEqual({ 'Query.a LOST': 'laid', 'Query.b GONE': 'second' })
})

test('an example that is not there any more, or not yet stored, is told', () => {
  expect(staleExamples({ 'Query.a LOST': 'one' }, { 'Query.a LOST': 'one' })).toEqual([])
  expect(staleExamples({ 'Query.a LOST': 'one' }, { 'Query.a LOST': 'other', 'Query.b GONE': 'one' })).toEqual([
    expect.stringContaining('Query.a LOST is shown by one, not by other'),
    expect.stringContaining('Query.b GONE is shown by nothing, not by one'),
  ])
})
