import { afterEach, expect, test, vi } from 'vitest'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { productData } from './product-data.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [100, 1],
  [101, 0],
])('an address of %i characters is asked for %i times', async (length, times) => {
  const sent = vi.fn(async () => Response.json({ data: { productBySlug: null } }))
  vi.stubGlobal('fetch', sent)
  expect(await productData(sharedPageRequest('en-GB'), 'x'.repeat(length))).toBeUndefined()
  expect(sent).toHaveBeenCalledTimes(times)
})
