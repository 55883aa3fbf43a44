// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockAfter, instantBy } from './contract-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const device = Date.parse('2026-11-21T12:00:00.000Z')
const world = Date.parse('2026-03-02T10:00:00.000Z')

describe('a clock after two samples', () => {
  const before = { now: world, at: device, runs: true }

  test('unchanged after a while, it stands', () => {
    expect(clockAfter(before, { now: world, at: device + 40 })).toEqual({ now: world, at: device + 40, runs: false })
  })

  test('advanced by at most the time that passed, it runs', () => {
    const stood = { ...before, runs: false }
    expect(clockAfter(stood, { now: world + MINUTE, at: device + MINUTE + 500 }).runs).toBe(true)
    expect(clockAfter(stood, { now: world + 10, at: device + MINUTE }).runs).toBe(true)
    expect(clockAfter(stood, { now: world + MINUTE + 1999, at: device + MINUTE }).runs).toBe(true)
  })

  test.each([true, false])('after a jump it was set, and runs or stands as before (%s)', (runs) => {
    for (const jump of [31 * DAY, -2 * DAY, 5000]) {
      const now = world + jump
      expect(clockAfter({ ...before, runs }, { now, at: device + 100 })).toEqual({ now, at: device + 100, runs })
    }
  })

  test.each([true, false])('two samples at the same moment change nothing (%s)', (runs) => {
    expect(clockAfter({ ...before, runs }, { now: world, at: device + 1 }).runs).toBe(runs)
  })

  test('a running clock advances with the device’s, one that stands does not, and without a clock the device’s counts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (now, at, passed) => {
        expect(instantBy({ now, at, runs: true }, at + passed)).toBe(now + passed)
        expect(instantBy({ now, at, runs: false }, at + passed)).toBe(now)
        expect(instantBy(undefined, at)).toBe(at)
      }),
    )
  })
})

/** The module as on a newly loaded page. */
async function page(): Promise<typeof import('./contract-clock.ts')> {
  vi.resetModules()
  return import('./contract-clock.ts')
}

/** A page that was rendered for one visitor, who opens it now. */
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

  test('is the device’s until the contract has given one', async () => {
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

  test('stands from the first moment when the world’s stands', async () => {
    const { contractNow, noteContractTime } = await ownPage(world)
    vi.setSystemTime(device + 300)
    expect(contractNow()).toBe(world)
    noteContractTime(iso(world))
    vi.setSystemTime(device + MINUTE)
    expect(contractNow()).toBe(world)
  })

  test('runs when the world’s runs, from the second answer on', async () => {
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

  test('is the newest sample’s: the page’s own is taken in once', async () => {
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

  test.each(['', 'yesterday', 'null'])('an instant of %j is ignored', async (now) => {
    const { contractNow, noteContractTime } = await page()
    noteContractTime(now)
    expect(contractNow()).toBe(device)
  })

  test('is kept for this page when storage is unavailable', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { contractNow, noteContractTime } = await page()
    noteContractTime(iso(world))
    expect(contractNow()).toBe(world)
  })
})
