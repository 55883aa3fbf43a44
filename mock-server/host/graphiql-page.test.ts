import { expect, test } from 'vitest'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { graphiqlPage, wishOf } from './graphiql-page.ts'

test('GraphiQL stands whole in its page, with operations and their variables at hand', async () => {
  const html = await graphiqlPage(manifest, { getProduct: { slug: 'ribbon-satin-lipstick' } })

  expect(html).toContain('query getProduct($slug: String!)')
  expect(html).toContain('ribbon-satin-lipstick')
  // The page loads nothing from other hosts, so it works offline.
  expect(html).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/)
})

test('an address may ask for an operation in a state, and what it says stays data', async () => {
  const wish = wishOf('/graphql?operation=getProduct&scenario=uk-guest%3C%2Fscript%3E&world=my-try&store=en-US')
  const html = await graphiqlPage(manifest, {}, wish)

  expect(html).toContain('"initialHeaders":')
  expect(html).toContain('my-try')
  expect(html).not.toContain('uk-guest</script>')
  expect(await graphiqlPage(manifest, {}, wishOf('/graphql?operation=noSuchOperation'))).not.toContain('"initialHeaders":')
  expect(wishOf('/graphql')).toBeUndefined()
})

test('it wears the shop’s fonts and colours, and leads back to where it was opened', async () => {
  const plain = await graphiqlPage(manifest, {})
  expect(plain).toContain('<a href="/">Back to the scenario gallery</a>')
  expect(plain).toContain('--color-primary: 345, 73%, 32%')
  for (const family of ['Gloock', 'Instrument Sans'])
    expect(plain).toMatch(new RegExp(`font-family:"${family}";[^}]*url\\(data:font/woff2;base64,`))

  const wished = await graphiqlPage(manifest, {}, wishOf('/graphql?operation=getProduct&scenario=uk-guest%26basket=%22%3E%3Cb%3E'))
  const [, href] = /<a href="([^"]*)">Back/.exec(wished) ?? []
  expect(href).toBe('/?view=operations&amp;item=getProduct&amp;selection=uk-guest%26basket%3D%22%3E%3Cb%3E')
  expect(wished).toContain('in uk-guest&amp;basket=&quot;&gt;&lt;b&gt;</span>')
})
