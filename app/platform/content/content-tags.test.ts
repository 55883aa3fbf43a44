import { expect, test } from 'vitest'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { contentTag, contentTagsOf } from './content-tags.ts'

test.each<[string, Record<string, unknown>, string[]]>([
  ['getNavigation', { branchName: 'master' }, ['navigation']],
  ['getPromotionalBanner', {}, ['banners']],
  ['getSkinnyBannerContent', {}, ['banners']],
  ['getPromoTiles', { placement: 'PRODUCT' }, ['promo-tiles']],
  ['contentBySlug', { slug: 'join', contentType: 'PAGE' }, ['page:join']],
  ['contentBySlug', { slug: 'privacy', contentType: 'LEGAL_PAGE' }, ['legal:privacy']],
  ['getLegalPages', { preview: false }, ['legal-pages']],
  ['getQuiz', { slug: 'skincare' }, ['quiz:skincare']],
  ['getBlogArticles', { category: 'skin' }, ['journal']],
  ['getBlogArticle', { slug: 'two-fingers-of-sunscreen' }, ['journal', 'article:two-fingers-of-sunscreen']],
  ['getProduct', { slug: 'ribbon-satin-lipstick' }, []],
])('%s with %j puts %j on its page', (operation, variables, tags) => {
  expect(contentTagsOf(operation, variables)).toEqual(tags)
  for (const tag of tags) expect(contentTag.parse(tag)).toBe(tag)
  expect(Object.keys(operationPolicies)).toContain(operation)
})

test('what is no operation puts none', () => {
  expect(contentTagsOf('constructor', {})).toEqual([])
})

test.each(['a,b', 'Privacy', '', '../x', 'x'.repeat(300), 'legal:y'])('an address with the slug "%s" makes no tag', (slug) => {
  expect(contentTagsOf('contentBySlug', { slug, contentType: 'LEGAL_PAGE' })).toEqual([])
})

test('an entry that stands on no shared page makes no tag', () => {
  expect(contentTagsOf('contentBySlug', { slug: 'basket', contentType: 'ACCOUNT_BANNER' })).toEqual([])
})
