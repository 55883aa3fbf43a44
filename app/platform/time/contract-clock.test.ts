// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockAfter, instantBy } from './contract-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const device = Date.parse('2026-11-21T12:00:00.000Z')
const world = Date.parse('2026-03-02T10:00:00.000Z')

describe('what two instants tell of a clock', () => {
  const before = { now: world, at: device, runs: true }

  test('the same again after a while: it stands', () => {
    expect(clockAfter(before, { now: world, at: device + 40 })).toEqual({ now: world, at: device + 40, runs: false })
  })

  test('on by as much as time has passed, or less: it runs', () => {
    const stood = { ...before, runs: false }
    expect(clockAfter(stood, { now: world + MINUTE, at: device + MINUTE + 500 }).runs).toBe(true)
    expect(clockAfter(stood, { now: world + 10, at: device + MINUTE }).runs).toBe(true)
    expect(clockAfter(stood, { now: world + MINUTE + 1999, at: device + MINUTE }).runs).toBe(true)
  })

  test.each([true, false])('a jump, forth or back, is one of a clock that was set: it does what it did (%s)', (runs) => {
    for (const jump of [31 * DAY, -2 * DAY, 5000]) {
      const now = world + jump
      expect(clockAfter({ ...before, runs }, { now, at: device + 100 })).toEqual({ now, at: device + 100, runs })
    }
  })

  test.each([true, false])('two at the same moment tell nothing (%s)', (runs) => {
    expect(clockAfter({ ...before, runs }, { now: world, at: device + 1 }).runs).toBe(runs)
  })

  test('a clock that runs shows on by what has passed, one that stands does not, and where nothing is known the device’s holds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (now, at, passed) => {
        expect(instantBy({ now, at, runs: true }, at + passed)).toBe(now + passed)
        expect(instantBy({ now, at, runs: false }, at + passed)).toBe(now)
        expect(instantBy(undefined, at)).toBe(at)
      }),
    )
  })
})

/** The platform piece as a page has just loaded it. */
async function page(): Promise<typeof import('./contract-clock.ts')> {
  vi.resetModules()
  return import('./contract-clock.ts')
}

/** A page that was rendered for one visitor, who starts to look at it now. */
async function ownPage(now: number): Promise<typeof import('./contract-clock.ts')> {
  document.documentElement.dataset['session'] = 'world'
  document.documentElement.dataset['now'] = String(now)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
  return page()
}

const iso = (instant: number) => new Date(instant).toISOString()

describe('the time in a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: device })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    localStorage.clear()
    document.cookie = 'ottilie-session-key=; max-age=0; path=/'
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name]
  })

  test('is the device’s until the contract has told, and the contract’s from then on', async () => {
    const { contractNow, noteContractTime } = await page()
    expect(contractNow()).toBe(device)
    noteContractTime(iso(device - 3 * MINUTE))
    vi.setSystemTime(device + MINUTE)
    expect(contractNow()).toBe(device - 2 * MINUTE)
  })

  test('is still known on the next page of the same session, and not in another', async () => {
    document.cookie = 'ottilie-session-key=abc; path=/'
    const first = await page()
    first.noteContractTime(iso(device + DAY))
    expect((await page()).contractNow()).toBe(device + DAY)
    document.cookie = 'ottilie-session-key=other; path=/'
    expect((await page()).contractNow()).toBe(device)
  })

  test('stands where the world’s stands, from the first moment', async () => {
    const { contractNow, noteContractTime } = await ownPage(world)
    vi.setSystemTime(device + 300)
    expect(contractNow()).toBe(world)
    noteContractTime(iso(world))
    vi.setSystemTime(device + MINUTE)
    expect(contractNow()).toBe(world)
  })

  test('runs where the world’s runs, once the contract was asked again', async () => {
    const { contractNow, noteContractTime } = await ownPage(world)
    vi.setSystemTime(device + 300)
    noteContractTime(iso(world + 250))
    vi.setSystemTime(device + MINUTE + 300)
    expect(contractNow()).toBe(world + MINUTE + 250)
  })

  test('follows a clock that was moved between two pages, and it still stands', async () => {
    const first = await ownPage(world)
    vi.setSystemTime(device + 300)
    first.noteContractTime(iso(world))
    vi.setSystemTime(device + MINUTE)
    const second = await ownPage(world + 31 * DAY)
    vi.setSystemTime(device + 2 * MINUTE)
    expect(second.contractNow()).toBe(world + 31 * DAY)
  })

  test('is that of the newest word: a page’s own is not taken twice', async () => {
    const { contractNow, noteContractTime } = await ownPage(world)
    expect(contractNow()).toBe(world)
    vi.setSystemTime(device + MINUTE)
    noteContractTime(iso(world + DAY))
    expect(contractNow()).toBe(world + DAY)
  })

  test.each(['', '{', 'null', '[]', '{"key":""}', '{"key":"","now":"1","at":1,"runs":true}', '{"key":"","now":1,"at":1,"runs":1}'])(
    'a record of %j is not trusted',
    async (text) => {
      localStorage.setItem('contract-clock', text)
      expect((await page()).contractNow()).toBe(device)
    },
  )

  test.each(['', 'yesterday', 'null'])('an instant of %j is left aside', async (now) => {
    const { contractNow, noteContractTime } = await page()
    noteContractTime(now)
    expect(contractNow()).toBe(device)
  })

  test('is known in this page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { contractNow, noteContractTime } = await page()
    noteContractTime(iso(world))
    expect(contractNow()).toBe(world)
  })
})
