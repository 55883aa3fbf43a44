// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { GUEST, readShopper, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { askBanners } from './personal-banners.client.ts'

test('an answer that refreshes the session keeps what has changed of the shopper since it was asked for', async () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper({ ...GUEST, id: 'u1', basketCount: 1 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    saveShopper({ ...GUEST, id: 'u1', basketCount: 2 })
    document.cookie = 'ottilie-session-key=def; path=/'
    return Response.json({ banners: null })
  })
  await askBanners('/banners?path=/')
  expect(readShopper()).toMatchObject({ key: 'def', id: 'u1', basketCount: 2 })
})
