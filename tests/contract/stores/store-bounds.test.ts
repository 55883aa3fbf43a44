import { describe, expect, test } from 'vitest'
import { storeKinds, twoInstances } from './servers.ts'
import { doStep, itemOf, type WorldAddress } from './steps.ts'

const add = { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(0)] } }
const look = { operation: 'getBasket', variables: {} }
const place = (world: string): WorldAddress => ({ scenario: 'uk-guest', world })
const isEmpty = (answer: string): boolean => answer.includes('"items":[]')

describe.each(storeKinds)('a store of worlds in %s', (kind) => {
  test('forgets the world that was used longest ago when there are too many, and says so', async () => {
    let now = 1_000_000
    const [here, there] = await twoInstances(kind, { worldBounds: { maxWorlds: 2 }, now: () => (now += 10) })
    await doStep(here, add, place('a'))
    await doStep(there, add, place('b'))
    await doStep(here, look, place('a'))
    await doStep(there, add, place('c'))
    expect(await here.worlds.facts()).toMatchObject({ kind, kept: 2, forgotten: 1, bounds: { maxWorlds: 2 } })
    expect(isEmpty(await doStep(here, look, place('a')))).toBe(false)
    expect(isEmpty(await doStep(here, look, place('b')))).toBe(true)
  })

  test('forgets a world that nobody asked for, with what was counted in it, and keeps one that somebody did', async () => {
    let now = 1_000_000
    const [here, there] = await twoInstances(kind, { worldBounds: { maxIdle: 60_000 }, now: () => now })
    await doStep(here, add, place('idle'))
    await doStep(here, add, place('used'))
    await here.worlds.count('scenario/uk-guest/idle', 'a fault')
    now += 59_000
    expect(isEmpty(await doStep(there, look, place('used')))).toBe(false)
    now += 2000
    expect(isEmpty(await doStep(there, look, place('used')))).toBe(false)
    expect(isEmpty(await doStep(there, look, place('idle')))).toBe(true)
    expect(await there.worlds.count('scenario/uk-guest/idle', 'a fault')).toBe(1)
    expect(await here.worlds.facts()).toMatchObject({ kept: 2, forgotten: 1, bounds: { maxIdle: 60_000 } })
  })

  test('is looked into without counting as use', async () => {
    let now = 1_000_000
    const [here] = await twoInstances(kind, { worldBounds: { maxIdle: 60_000 }, now: () => now })
    const { id } = await here.sessions.open('uk-guest', 'watched')
    now += 40_000
    await here.sessions.inspect(id)
    now += 40_000
    await expect(here.sessions.inspect(id)).rejects.toMatchObject({ code: 'NO_SUCH_SESSION' })
  })

  test('can be emptied', async () => {
    const [here, there] = await twoInstances(kind)
    await doStep(here, add, place('a'))
    await doStep(there, add, place('b'))
    expect([await here.worlds.clear(), await there.worlds.clear()]).toEqual([2, 0])
    expect(isEmpty(await doStep(there, look, place('a')))).toBe(true)
  })
})

// Redis expires journals itself, as long after their last entry as worlds.
test('a world that memory forgets takes its journal along, and no other', async () => {
  const [here] = await twoInstances('memory', { worldBounds: { maxWorlds: 2 } })
  for (const world of ['a', 'b', 'c']) await doStep(here, look, place(world))
  const asked = await Promise.all(['a', 'b', 'c'].map(async (world) => (await here.journal.read(`scenario/uk-guest/${world}`)).length))
  expect(asked).toEqual([0, 1, 1])
})
