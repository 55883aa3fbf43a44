import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../instants.ts'
import { isCancellable, orderStatus, wayPoints } from './order-status.ts'

const way = { placedAt: 0, deliveryMethod: 'Standard', ended: null, isPosted: true } as const

describe('an order', () => {
  test.each([
    ['Standard', 0, 'PLACED'],
    ['Standard', 2 * HOUR - 1, 'PLACED'],
    ['Standard', 2 * HOUR, 'PACKING'],
    ['Standard', DAY - 1, 'PACKING'],
    ['Standard', DAY, 'DISPATCHED'],
    ['Standard', 4 * DAY - 1, 'DISPATCHED'],
    ['Standard', 4 * DAY, 'DELIVERED'],
    ['Express', HOUR - 1, 'PLACED'],
    ['Express', HOUR, 'PACKING'],
    ['Express', 12 * HOUR, 'DISPATCHED'],
    ['Express', 30 * HOUR - 1, 'DISPATCHED'],
    ['Express', 30 * HOUR, 'DELIVERED'],
  ] as const)('sent %s is after %i ms %s', (deliveryMethod, age, status) => {
    expect(orderStatus({ ...way, deliveryMethod }, age)).toBe(status)
  })

  test('is as old as the time since it was placed', () => {
    expect(orderStatus({ ...way, placedAt: 10 * DAY }, 10 * DAY)).toBe('PLACED')
    expect(orderStatus({ ...way, placedAt: 10 * DAY }, 11 * DAY)).toBe('DISPATCHED')
  })

  test('that ended otherwise has ended, however old it is', () => {
    expect(orderStatus({ ...way, ended: 'CANCELLED' }, 0)).toBe('CANCELLED')
    expect(orderStatus({ ...way, ended: 'RETURNED' }, 90 * DAY)).toBe('RETURNED')
  })

  test('of what is not posted is there at once', () => {
    expect(orderStatus({ ...way, isPosted: false }, 0)).toBe('DELIVERED')
  })

  test('can be cancelled until it leaves', () => {
    const states = ['PLACED', 'PACKING', 'DISPATCHED', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const
    expect(states.filter(isCancellable)).toEqual(['PLACED', 'PACKING'])
  })

  test('leaves and arrives when its status says so', () => {
    expect(wayPoints({ placedAt: 5, deliveryMethod: 'Standard' })).toEqual({ left: 5 + DAY, arrives: 5 + 4 * DAY })
    expect(wayPoints({ placedAt: 5, deliveryMethod: 'Express' })).toEqual({ left: 5 + 12 * HOUR, arrives: 5 + 30 * HOUR })
  })
})
