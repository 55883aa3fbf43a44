import { expect, test } from 'vitest'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { graphiqlPage } from './graphiql-page.ts'

test('GraphiQL stands whole in its page, with operations and their variables at hand', async () => {
  const html = await graphiqlPage(manifest, { getProduct: { slug: 'ribbon-satin-lipstick' } })

  expect(html).toContain('query getProduct($slug: String!)')
  expect(html).toContain('ribbon-satin-lipstick')
  // Nothing is fetched from elsewhere: the contract can be tried on a train.
  expect(html).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/)
})
