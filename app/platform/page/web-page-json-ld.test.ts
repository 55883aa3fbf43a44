import { expect, test } from 'vitest'
import { stores } from '../store/stores.ts'
import { webPageJsonLd } from './web-page-json-ld.ts'

test('a page says what it is, and where it stands below the home page of its store', () => {
  const above = [{ name: 'The journal', path: '/blog' }]
  const blog = { name: 'The journal', path: '/blog' }
  const data = webPageJsonLd(stores.us, { name: 'Skin', description: null, path: '/blog/topic/skin', above, blog })
  const trail = ['/us', '/us/blog', '/us/blog/topic/skin'].map((path) => expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)))
  expect(data).toMatchObject({
    '@type': 'WebPage',
    name: 'Skin',
    url: trail[2],
    inLanguage: 'en-US',
    breadcrumb: { itemListElement: trail.map((item, at) => ({ position: at + 1, item })) },
    mainEntity: { '@type': 'Blog', name: 'The journal', url: trail[1] },
  })
  expect(data).not.toHaveProperty('description')
})
