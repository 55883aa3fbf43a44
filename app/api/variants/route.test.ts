import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { GET } from './route.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

beforeEach(() => void vi.mocked(serverQuery).mockReset().mockResolvedValue({ variantsBySkus: [] }))

/** The directives of a response's Cache-Control. */
async function keptFor(query: string) {
  const answer = await GET(new NextRequest(`https://shop.example/api/variants${query}`))
  return [answer.status, answer.headers.get('cache-control')?.split(', ')]
}

test('shared caches revalidate after an hour, browsers every time [OP-CAT-09]', async () => {
  const [status, directives] = await keptFor('?skus=OT-RSL-07&locale=en-GB')
  expect(status).toBe(200)
  expect(directives).toEqual(['public', 'max-age=0', 's-maxage=3600', 'stale-while-revalidate=60'])
})

test.each([
  ['is refused', 400, '?skus=&locale=en-GB', undefined],
  ['failed', 502, '?skus=OT-RSL-07&locale=en-GB', new Error('down')],
])('what %s is never kept [OP-CAT-09]', async (_what, status, query, failure) => {
  if (failure) vi.mocked(serverQuery).mockRejectedValue(failure)
  expect(await keptFor(query)).toEqual([status, ['no-store']])
})
