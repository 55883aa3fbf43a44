import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AttemptEvent, type AttemptStanding, attemptSteps, isOver, notStarted, stepOf } from './order-attempt.ts'

const events: readonly AttemptEvent[] = ['free', 'asked', 'unanswered', 'charged', 'refused', 'unordered']

/** The standing after some events, and what was done on the way. */
function walk(way: readonly AttemptEvent[]) {
  let standing: AttemptStanding = notStarted
  const done: string[] = []
  for (const event of way) {
    const step = stepOf(standing, event)
    if (!step) continue
    standing = { state: step.state, payment: step.payment }
    if (step.effect) done.push(step.effect)
  }
  return { standing, done }
}

/** Every way of six events: 46,656. Longer ones only repeat standings that these have reached. */
function everyWay(length: number): AttemptEvent[][] {
  return length === 0 ? [[]] : everyWay(length - 1).flatMap((way) => events.map((event) => [...way, event]))
}

describe('an attempt to order', () => {
  const ways = everyWay(6).map((way) => ({ way, ...walk(way) }))

  test('places one order at most, whatever happens in whatever order', () => {
    expect(ways.filter(({ done }) => done.filter((effect) => effect === 'placeOrder').length > 1)).toEqual([])
  })

  test('has an order exactly when it is PLACED, and pays back exactly when it says so', () => {
    expect(ways.filter(({ standing, done }) => (standing.state === 'PLACED') !== done.includes('placeOrder'))).toEqual([])
    expect(ways.filter(({ standing, done }) => (standing.payment === 'REFUNDED') !== done.includes('payBack'))).toEqual([])
    expect(ways.filter(({ done }) => done.length > 1)).toEqual([])
  })

  test('keeps its payment in step with its state', () => {
    const seen = new Set(ways.map(({ standing }) => `${standing.state} ${standing.payment}`))
    expect([...seen].sort()).toEqual([
      'ACTION_REQUIRED AWAITING_SHOPPER',
      'PENDING AWAITING_PROVIDER',
      'PLACED CHARGED',
      'PLACED NOT_NEEDED',
      'REFUSED NOT_CHARGED',
      'REFUSED REFUNDED',
    ])
  })

  test('never leaves its end: a charge after a refusal is paid back, and a second message changes nothing', () => {
    expect(stepOf({ state: 'PLACED', payment: 'CHARGED' }, 'charged')).toBeUndefined()
    expect(stepOf({ state: 'PLACED', payment: 'CHARGED' }, 'refused')).toBeUndefined()
    expect(stepOf({ state: 'REFUSED', payment: 'NOT_CHARGED' }, 'charged')).toMatchObject({ state: 'REFUSED', payment: 'REFUNDED' })
    expect(stepOf({ state: 'REFUSED', payment: 'REFUNDED' }, 'charged')).toBeUndefined()
    for (const way of [['charged'], ['refused'], ['unordered'], ['free']] as const) expect(isOver(walk(way).standing)).toBe(true)
  })

  test('is never stuck: from every state that is not over, a message ends it', () => {
    for (const state of ['NOT_STARTED', 'ACTION_REQUIRED', 'PENDING'] as const)
      expect(Object.values(attemptSteps[state]).some(isOver)).toBe(true)
  })

  test('is not asked for anything more once its answer is awaited', () => {
    expect(walk(['unanswered', 'asked']).standing.state).toBe('PENDING')
    expect(walk(['unanswered', 'free']).standing.state).toBe('PENDING')
  })

  test('comes to the same end however often the messages are repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (way) => {
        const twice = way.flatMap((event) => [event, event])
        const ends = (one: readonly AttemptEvent[]) => walk(one).done.filter((effect) => effect === 'placeOrder').length
        expect(ends(twice)).toBeLessThanOrEqual(1)
        if (!way.includes('charged') || way.includes('refused') || way.includes('unordered')) return
        expect(ends(twice)).toBe(ends(way))
      }),
    )
  })
})
