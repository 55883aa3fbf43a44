import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { slotLimitMs } from '#app/platform/slots/slot.ts'
import { stores } from '#app/platform/store/stores.ts'
import { navigationOf } from './navigation-data.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))
vi.mock('#app/platform/log/warn.ts', () => ({ warnLeftOut: vi.fn() }))

const pageRequest = { store: stores.uk, cookieHeader: 'world=1', key: 'abc' }
const fallback = ['New In', 'Bestsellers', 'Join', 'Skincare Quiz']
const labels = async () => (await navigationOf(pageRequest, '/')).map(({ label }) => label)

beforeEach(() => {
  vi.mocked(warnLeftOut).mockReset()
})

test("shows the CMS's navigation", async () => {
  vi.mocked(serverQuery).mockResolvedValue({ navigation: [{ title: 'Journal', href: '/blog' }] })
  expect(await labels()).toEqual(['Journal'])
})

test('requests the draft navigation in preview mode', async () => {
  vi.mocked(serverQuery).mockResolvedValue({ navigation: [] })
  await navigationOf({ ...pageRequest, isPreview: true }, '/')
  expect(vi.mocked(serverQuery).mock.lastCall?.[2]).toEqual({ branchName: 'master', preview: true })
})

test('an empty CMS uses the fallback without logging a failure [NAV-09]', async () => {
  vi.mocked(serverQuery).mockResolvedValue({ navigation: [] })
  expect(await labels()).toEqual(fallback)
  expect(warnLeftOut).not.toHaveBeenCalled()
})

test.each([
  ['that fails', () => Promise.reject(new Error('down'))],
  ['that answers with no list', () => Promise.resolve({ navigation: 'soon' })],
])('a CMS %s has the fallback [NAV-09]', async (_what, answer) => {
  vi.mocked(serverQuery).mockImplementation(answer)
  expect(await labels()).toEqual(fallback)
  expect(warnLeftOut).toHaveBeenCalledOnce()
})

test('a slow CMS times out after the limit for a part of a page [NAV-09]', async () => {
  vi.useFakeTimers()
  vi.mocked(serverQuery).mockReturnValue(new Promise(() => {}))
  const shown = labels()
  await vi.advanceTimersByTimeAsync(slotLimitMs(pageRequest))
  expect(await shown).toEqual(fallback)
  vi.useRealTimers()
})
