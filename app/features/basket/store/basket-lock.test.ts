import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withBasketLock } from './basket-lock.client.ts'

/** A promise that is settled from outside. */
function later<Value>() {
  return Promise.withResolvers<Value>()
}

describe.each([
  ['with locks', navigator],
  ['where the browser has no locks', {}],
])('%s', (_name, browser) => {
  beforeEach(() => void vi.stubGlobal('navigator', browser))
  afterEach(() => void vi.unstubAllGlobals())

  test('work waits for the work before it, however slow', async () => {
    const order: string[] = []
    const slow = later<void>()
    const first = withBasketLock(async () => {
      order.push('first begins')
      await slow.promise
      order.push('first ends')
    })
    const second = withBasketLock(async () => {
      order.push('second begins')
    })

    await Promise.resolve()
    slow.resolve()
    await Promise.all([first, second])

    expect(order).toEqual(['first begins', 'first ends', 'second begins'])
  })

  test('work that fails does not stop the next, and rejects for its own caller', async () => {
    const failing = withBasketLock(async () => {
      throw new Error('dropped')
    })
    const next = withBasketLock(async () => 'done')

    await expect(failing).rejects.toThrow('dropped')
    await expect(next).resolves.toBe('done')
  })

  test('fifty calls at once keep their order', async () => {
    const done: number[] = []
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        withBasketLock(async () => {
          await Promise.resolve()
          done.push(index)
        }),
      ),
    )
    expect(done).toEqual(Array.from({ length: 50 }, (_, index) => index))
  })
})
