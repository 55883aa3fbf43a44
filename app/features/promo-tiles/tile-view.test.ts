import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import type { GetPromoTilesQuery } from '#operations/__generated__/operations.ts'
import { tileView } from './tile-view.ts'

type Tile = GetPromoTilesQuery['promoTiles'][number]

const tile: Tile = {
  id: 'samples',
  title: 'Three samples, your choice',
  description: 'With **orders** of £40. [More](/help/samples)',
  subTitle: 'This week',
  buttonText: 'Read more',
  href: '/shop/bestsellers',
  target: '_blank',
  image: { src: '/images/products/a-hero-720.webp', altText: 'A jar' },
  successIcon: true,
  progress: { current: 2600, threshold: [{ value: 4000, reward: 'Three samples', isGift: false }] },
  variant: 'compact',
  layout: 'full',
  promoType: 'membership-upsell-tile',
}

const shown = (change: Partial<Tile> = {}, store = stores.uk) => tileView({ ...tile, ...change }, store)
const progressOf = (current: number, values: readonly number[], store = stores.uk) =>
  shown({ progress: { current, threshold: values.map((value) => ({ value, reward: `what ${value} brings`, isGift: false })) } }, store)
    ?.progress

test('shows every field of a tile [PROMOTILE-01]', () => {
  expect(shown({}, stores.us)).toEqual({
    id: 'samples',
    title: 'Three samples, your choice',
    subTitle: 'This week',
    descriptionHtml: '<p>With <strong>orders</strong> of £40. <a href="/us/help/samples">More</a></p>',
    picture: { src: '/images/products/a-hero-360.webp', alt: 'A jar' },
    href: '/us/shop/bestsellers',
    buttonText: 'Read more',
    opensNewTab: true,
    isReached: true,
    progress: {
      label: 'Three samples, your choice',
      valueText: '$14 more for Three samples',
      current: 2600,
      thresholds: [{ value: 4000, label: '$40', reward: 'Three samples', isGift: false }],
    },
    variant: 'compact',
    layout: 'full',
    promoType: 'membership-upsell-tile',
  })
})

test('the headings of its text follow its own, which is an h2', () => {
  expect(shown({ description: '# Terms\n\n### Small print' })?.descriptionHtml).toBe('<h3>Terms</h3>\n<h4>Small print</h4>')
})

test('progress names the next threshold and its reward, and says when all are reached [PROMOTILE-02]', () => {
  expect(progressOf(0, [5400, 2500])).toMatchObject({
    valueText: '£25 more for what 2500 brings',
    thresholds: [{ value: 2500 }, { value: 5400 }],
  })
  expect(progressOf(2500, [2500, 5400])?.valueText).toBe('£29 more for what 5400 brings')
  expect(progressOf(5400, [2500, 5400])?.valueText).toBe('Reached')
  expect(shown({ progress: { current: 0, threshold: [{ value: 2500, reward: null, isGift: false }] } })?.progress?.valueText).toBe(
    '£25 more',
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '\\\\evil', '', ' '])('%j is no address to go to', (href) => {
  expect(shown({ href })?.href).toBeUndefined()
})

test.each(['https://evil.example/a.png', '//evil.example/a.png', 'javascript:alert(1)', '/\\evil', ''])('%j is no picture', (src) => {
  expect(shown({ image: { src, altText: '' } })?.picture).toBeUndefined()
})

test('drops an empty tile and treats an unknown variant as the standard one', () => {
  expect(shown({ title: ' ' })).toBeUndefined()
  expect(shown({ variant: 'huge' as 'slim', layout: 'round' as 'full' })).toMatchObject({ variant: 'standard', layout: 'padding' })
  expect(
    shown({ description: '', subTitle: ' ', buttonText: null, target: '_top', image: null, progress: null, promoType: null }),
  ).toMatchObject({
    descriptionHtml: undefined,
    subTitle: undefined,
    opensNewTab: false,
    picture: undefined,
    progress: undefined,
  })
})

test('escapes HTML in Markdown, and tolerates any amount', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const html =
        shown({ description: `<img src=x onerror=alert(1)> <script>1</script> [x](javascript:alert(1)) ${text}` })?.descriptionHtml ?? ''
      expect(html).not.toMatch(/<(img|script|iframe)|href="javascript/i)
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), fc.array(fc.oneof(fc.integer(), fc.double()), { maxLength: 5 }), (current, values) => {
      const progress = progressOf(current, values)
      expect(progress?.thresholds.every(({ value }) => Number.isSafeInteger(value) && value > 0) ?? true).toBe(true)
      expect(progress === undefined).toBe(!values.some((value) => Number.isSafeInteger(value) && value > 0))
    }),
  )
})
