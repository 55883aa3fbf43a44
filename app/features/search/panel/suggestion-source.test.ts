import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuggestionSource } from './suggestion-source.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source that the test answers by hand, in any order. */
function source() {
  const asked: { term: string; answer: (cards: string[]) => void; fail: () => void }[] = []
  const made = new SuggestionSource<string>(
    (term) => new Promise((answer, reject) => asked.push({ term, answer, fail: () => reject(new Error('down')) })),
  )
  return { made, asked, terms: () => asked.map(({ term }) => term) }
}

/** Advances 400 ms without input. */
const pause = () => vi.advanceTimersByTimeAsync(400)

test('requests suggestions once, 400 ms after typing stops [SEARCH-24]', async () => {
  const { made, terms } = source()
  made.type('sa')
  await vi.advanceTimersByTimeAsync(399)
  made.type('sat')
  await vi.advanceTimersByTimeAsync(399)
  expect(terms()).toEqual([])

  await vi.advanceTimersByTimeAsync(1)
  expect(terms()).toEqual(['sat'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(terms()).toEqual(['sat'])
})

test('does not search for fewer than two characters, not counting the spaces around them [SEARCH-07]', async () => {
  const { made, terms } = source()
  for (const text of ['s', ' s ', '', '//']) {
    made.type(text)
    await pause()
  }
  expect(terms()).toEqual([])
  expect(made.read()).toEqual({ status: 'idle' })

  made.type('/s')
  await pause()
  expect(terms(), 'a slash is a character').toEqual(['s'])
})

test('clears current and pending suggestions if the term gets shorter than two characters [SEARCH-08]', async () => {
  const { made, asked } = source()
  made.type('satin')
  await pause()
  asked[0]?.answer(['lipstick'])
  await pause()
  expect(made.read()).toEqual({ status: 'found', term: 'satin', cards: ['lipstick'] })

  made.type('satin lip')
  await pause()
  made.type('s')
  expect(made.read()).toEqual({ status: 'idle' })

  asked[1]?.answer(['lipstick'])
  await pause()
  expect(made.read()).toEqual({ status: 'idle' })
})

test('ignores an outdated answer', async () => {
  const { made, asked } = source()
  made.type('satin')
  await pause()
  made.type('serum')
  await pause()
  asked[1]?.answer(['serum'])
  await pause()
  asked[0]?.answer(['lipstick'])
  await pause()

  expect(made.read()).toEqual({ status: 'found', term: 'serum', cards: ['serum'] })
})

test('shows no suggestions after a failure, and a retry loads them [SEARCH-25]', async () => {
  const { made, asked, terms } = source()
  made.type('satin')
  await pause()
  asked[0]?.answer(['lipstick'])
  made.type('serum')
  await pause()
  asked[1]?.fail()
  await pause()
  expect(made.read()).toEqual({ status: 'failed', term: 'serum' })

  made.retry()
  expect(made.read()).toEqual({ status: 'loading', term: 'serum' })
  asked[2]?.answer(['serum'])
  await pause()
  expect(made.read()).toEqual({ status: 'found', term: 'serum', cards: ['serum'] })
  expect(terms()).toEqual(['satin', 'serum', 'serum'])
})

test('a trailing space requests nothing', async () => {
  const { made, asked, terms } = source()
  made.type('satin')
  await pause()
  asked[0]?.answer([])
  await pause()
  made.type('satin ')
  await pause()

  expect(terms()).toEqual(['satin'])
  expect(made.read().status).toBe('found')
})
