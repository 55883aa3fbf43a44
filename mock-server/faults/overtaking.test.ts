import { describe, expect, it } from 'vitest'
import { Overtaking } from './overtaking.ts'

/** Whether a promise has settled after all pending work. */
const hasSettled = async (promise: Promise<void>): Promise<boolean> => {
  let isSettled = false
  void promise.then(() => {
    isSettled = true
  })
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  return isSettled
}

describe('a request that waits to be overtaken', () => {
  const setUp = () => {
    const overtaking = new Overtaking()
    const earlier = overtaking.next()
    const number = overtaking.next()
    return { overtaking, earlier, number, waiting: overtaking.wait('session', 'search', number) }
  }

  it('is overtaken by a later one of the same operation and session, and by no other', async () => {
    const { overtaking, earlier, number, waiting } = setUp()
    const later = overtaking.next()
    overtaking.answered('session', 'search', earlier)
    overtaking.answered('session', 'search', number)
    overtaking.answered('session', 'basket', later)
    overtaking.answered('other', 'search', later)
    expect(await hasSettled(waiting.overtaken)).toBe(false)
    overtaking.answered('session', 'search', later)
    expect(await hasSettled(waiting.overtaken)).toBe(true)
  })

  it('is known while it waits, and forgotten when it does not', () => {
    const { overtaking, waiting } = setUp()
    const second = overtaking.wait('session', 'search', overtaking.next())
    expect([overtaking.isWaiting('session'), overtaking.isWaiting('other')]).toEqual([true, false])
    waiting.end()
    expect(overtaking.isWaiting('session')).toBe(true)
    second.end()
    expect(overtaking.isWaiting('session')).toBe(false)
  })
})
