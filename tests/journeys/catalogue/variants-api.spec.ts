import { expect, test } from 'compact/playwright'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'

const [first, second] = catalogue.products.flatMap(({ variants }) => variants).filter(({ prices }) => prices['en-GB'] && prices['en-US'])
const skus = [first?.sku ?? '', second?.sku ?? '']

test('variants are looked up by sku and locale, with both tiers’ prices [OP-CAT-08, OP-CAT-10, VARIANT-04]', async ({ request }) => {
  for (const [locale, currency] of [
    ['en-GB', 'GBP'],
    ['en-US', 'USD'],
  ]) {
    const answer = await request.get(`/api/variants?skus=${skus.join(',')}&locale=${locale}`)
    expect(answer.status()).toBe(200)
    const { variants } = await answer.json()
    expect(variants.map(({ sku }: { sku: string }) => sku)).toEqual(skus)
    for (const variant of variants) {
      expect(variant).toEqual({
        sku: expect.any(String),
        brandName: expect.any(String),
        title: expect.any(String),
        subTitle: expect.anything(),
        pricing: { members: expect.objectContaining({ currency }), typical: expect.objectContaining({ currency }) },
      })
    }
  }
})

test('an answer may be kept for an hour [OP-CAT-09]', async ({ request }) => {
  const answer = await request.get(`/api/variants?skus=${skus[0]}&locale=en-GB`)
  expect(answer.headers()['cache-control']?.split(', ')).toContain('s-maxage=3600')
})

test('unknown skus are left out; no skus, too many, or no such locale are refused [OP-CAT-08]', async ({ request }) => {
  const some = await request.get(`/api/variants?skus=NO-SUCH-SKU,${skus[0]}&locale=en-GB`)
  expect((await some.json()).variants).toHaveLength(1)
  for (const query of [
    '',
    '?locale=en-GB',
    '?skus=&locale=en-GB',
    `?skus=${skus[0]}`,
    `?skus=${skus[0]}&locale=de-DE`,
    `?skus=${'A,'.repeat(60)}&locale=en-GB`,
  ]) {
    expect((await request.get(`/api/variants${query}`)).status(), query).toBe(400)
  }
})
