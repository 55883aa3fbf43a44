import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryJournal } from './memory-journal.ts'
import { made } from './testing/entries.ts'
import { CASES_PER_SESSION, journalStoreCases } from './testing/journal-store-cases.ts'

describe('a journal in memory', () => {
  journalStoreCases(() => new MemoryJournal({ perSession: CASES_PER_SESSION }))
})

const answersOf = (journal: MemoryJournal, key: string) => journal.read(key).map(({ answer }) => answer)

describe('what a journal in memory may hold', () => {
  test('too many characters: the oldest answers leave first, whoever got them', () => {
    const journal = new MemoryJournal({ characters: 50 })
    for (const key of ['a', 'b', 'a', 'b']) journal.append(key, made({ answer: 'x'.repeat(20) }))
    expect([answersOf(journal, 'a'), answersOf(journal, 'b')]).toEqual([
      [null, 'x'.repeat(20)],
      [null, 'x'.repeat(20)],
    ])
  })

  test('an answer that many were given counts once, as long as any of them has it', () => {
    const journal = new MemoryJournal({ perSession: 2 })
    const listing = 'x'.repeat(5000)
    for (const key of ['a', 'b', 'c']) journal.append(key, made({ answer: listing }))
    expect(journal.facts().characters).toBe(5000 + 3 * '{}'.length)
    journal.clear('a')
    journal.clear('b')
    expect(journal.facts().characters).toBe(5000 + '{}'.length)
    journal.append('c', made({ answer: 'y'.repeat(5000) }))
    expect(journal.facts().characters).toBe(2 * (5000 + '{}'.length))
    journal.clear('c')
    expect(journal.facts()).toMatchObject({ characters: 0, entries: 0, sessions: 0 })
  })

  test('too many characters without answers: the oldest entries leave', () => {
    const journal = new MemoryJournal({ characters: 100 })
    for (const operation of ['one', 'two', 'three'])
      journal.append('a', made({ operation, answer: null, variables: { text: 'x'.repeat(30) } }))
    expect(journal.read('a').map(({ operation }) => operation)).toEqual(['two', 'three'])
  })

  test('too many entries: the oldest of all leave first, and a session without any is forgotten', () => {
    const journal = new MemoryJournal({ entries: 3 })
    for (const key of ['a', 'b', 'a', 'c']) journal.append(key, made())
    expect(journal.read('a').map(({ number }) => number)).toEqual([2])
    journal.append('c', made())
    expect(journal.read('b')).toEqual([])
    expect(journal.facts()).toMatchObject({ sessions: 2, entries: 3 })
  })

  test('answers of entries that are gone are not taken a second time', () => {
    const journal = new MemoryJournal({ characters: 50 })
    journal.append('a', made({ answer: 'x'.repeat(20) }))
    journal.append('b', made({ answer: 'y'.repeat(20) }))
    journal.clear('a')
    journal.append('b', made({ answer: 'z'.repeat(40) }))
    expect(answersOf(journal, 'b')).toEqual([null, 'z'.repeat(40)])
    expect(journal.facts().characters).toBe(40 + 2 * '{}'.length)
  })

  test('an answer that is too long by itself is not kept', () => {
    const journal = new MemoryJournal({ answer: 10 })
    journal.append('a', made({ answer: 'x'.repeat(11) }))
    journal.append('a', made({ answer: 'x'.repeat(10) }))
    expect(answersOf(journal, 'a')).toEqual([null, 'x'.repeat(10)])
  })

  test('a follower that fails hears no more, and who asked is not told', () => {
    const journal = new MemoryJournal()
    const heard: number[] = []
    journal.follow('a', ({ number }) => {
      heard.push(number)
      throw new Error('gone')
    })
    journal.append('a', made())
    expect(journal.append('a', made()).number).toBe(2)
    expect(heard).toEqual([1])
  })

  test('whatever is done, the bounds hold and the count is right', () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({
        do: fc.constant('append' as const),
        key,
        // Short ones, long ones that are shared, and one over the limit.
        answer: fc.option(fc.constantFrom('x', 'y'.repeat(199), 'z'.repeat(200), 'x'.repeat(1000), 'y'.repeat(1100), 'z'.repeat(1151))),
        text: fc.string({ maxLength: 10 }),
      }),
      fc.record({ do: fc.constant('clear' as const), key }),
      fc.record({ do: fc.constant('move' as const), key, to: key }),
      fc.record({ do: fc.constant('replace' as const), key, count: fc.nat(8) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const bounds = { perSession: 6, entries: 10, characters: 2600, answer: 1150 }
        const journal = new MemoryJournal(bounds)
        for (const one of steps) {
          if (one.do === 'append') journal.append(one.key, made({ answer: one.answer, variables: { text: one.text } }))
          else if (one.do === 'clear') journal.clear(one.key)
          else if (one.do === 'move') journal.move(one.key, one.to)
          else
            journal.replace(
              one.key,
              Array.from({ length: one.count }, (_, at) => ({ ...made(), number: at + 1 })),
            )
          const sessions = ['a', 'b', 'c'].map((name) => journal.read(name))
          const all = sessions.flat()
          const answers = all.map(({ answer }) => answer ?? '')
          const texts = [...answers.filter(({ length }) => length < 200), ...new Set(answers.filter(({ length }) => length >= 200))]
          const characters = [...texts, ...all.map(({ variables }) => JSON.stringify(variables))].join('').length
          expect(journal.facts()).toEqual({
            sessions: sessions.filter(({ length }) => length > 0).length,
            entries: all.length,
            characters,
            bounds,
          })
          expect(Math.max(...sessions.map(({ length }) => length))).toBeLessThanOrEqual(bounds.perSession)
          expect(all.length).toBeLessThanOrEqual(bounds.entries)
          expect(characters).toBeLessThanOrEqual(bounds.characters)
          for (const session of sessions)
            expect(session.map(({ number }) => number)).toEqual(session.map(({ number }) => number).toSorted((a, b) => a - b))
        }
      }),
      { numRuns: 500 },
    )
  })
})
