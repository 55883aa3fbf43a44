import { describe, expect, test } from 'vitest'
import { changesSince, seenField, seenInField } from './seen-basket.ts'

const line = (id: string, shown: string) => ({ id, name: `Item ${id}`, shown })
const seen = { total: '£30.00', lines: [line('a', '£10.00'), line('b', '£20.00')] }

describe('what changed since the shopper pressed', () => {
  test('is nothing where everything is as it was seen', () => {
    expect(changesSince(seen, seen)).toEqual([])
  })

  test('is told in the order seen: what is gone, what costs more, what is new, and the total last', () => {
    const now = { total: '£37.00', lines: [line('c', '£12.00'), line('b', '£25.00')] }
    expect(changesSince(seen, now)).toEqual([
      { kind: 'removed', name: 'Item a', was: '£10.00', now: '' },
      { kind: 'price', name: 'Item b', was: '£20.00', now: '£25.00' },
      { kind: 'added', name: 'Item c', was: '', now: '£12.00' },
      { kind: 'total', name: '', was: '£30.00', now: '£37.00' },
    ])
  })

  test('names at most twelve differences, the total among them', () => {
    const many = { total: '£1.00', lines: Array.from({ length: 40 }, (_, at) => line(String(at), '£1.00')) }
    const changes = changesSince(many, { total: '£2.00', lines: [] })
    expect(changes).toHaveLength(12)
    expect(changes.at(-1)?.kind).toBe('total')
  })
})

describe('the field of the form', () => {
  test('says the basket again as it was, with long names cut', () => {
    const long = { ...seen, lines: [{ ...line('a', '£1.00'), name: 'x'.repeat(200) }] }
    expect(seenInField(seenField(long))?.lines[0]?.name).toBe('x'.repeat(60))
    expect(seenInField(seenField(seen))).toEqual(seen)
  })

  test.each([undefined, '', '{', 'null', '[]', '{"total":1,"lines":[]}', '{"total":"£1","lines":[{"id":1}]}'])(
    '%j says nothing',
    (text) => {
      expect(seenInField(text)).toBeUndefined()
    },
  )
})
