import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitOf, matchesPage } from '../page-patterns.ts'
import { chooseSkinny, variationOf } from './choose-skinny.ts'

type Example = { id: string; isMember: boolean; isNonMember: boolean; pagesToShow: string[]; pagesToExclude: string[]; variants: string[] }

const banner = (id: string, change: Partial<Example> = {}): Example => ({
  id,
  isMember: true,
  isNonMember: true,
  pagesToShow: [],
  pagesToExclude: [],
  variants: [],
  ...change,
})
const chosen = (banners: readonly Example[], path = '/shop/makeup/lips', isMember = false) => chooseSkinny(banners, { path, isMember })?.id

describe('patterns', () => {
  test.each([
    ['/shop/*', '/shop/makeup/lips', true],
    ['/shop/*', '/shop', false],
    ['/shop/makeup*', '/shop/makeup', true],
    ['/shop/makeup', '/shop/makeup/lips', false],
    ['*/lips', '/shop/makeup/lips', true],
    ['/shop/*/lips', '/shop/makeup/lips', true],
    ['/shop/*/lips', '/shop/lips', false],
    ['*', '/', true],
    ['/a*a', '/a', false],
    ['/shop.makeup', '/shopxmakeup', false],
    ['', '/', false],
  ])('%s on %s: %s [SKINNY-10, SKINNY-11]', (pattern, path, matches) => {
    expect(matchesPage(pattern, path)).toBe(matches)
  })

  const word = fc.string({ unit: fc.constantFrom('/', 'a', 'b', '.', '*'), maxLength: 12 })

  test('match `*` as a wildcard anywhere [SKINNY-10]', () => {
    fc.assert(
      fc.property(word, word, (pattern, text) => {
        const path = text.replaceAll('*', '')
        const meant = new RegExp(`^${pattern.split('*').map(RegExp.escape).join('[^]*')}$`)
        expect(matchesPage(pattern, path)).toBe(meant.test(path))
      }),
    )
  })

  test('with many wildcards match in linear time', () => {
    expect(matchesPage(`${'*a'.repeat(2000)}*b`, 'a'.repeat(20_000))).toBe(false)
  })
})

describe('the banner of a page', () => {
  test('is for members or for everyone else; one for nobody never shows [SKINNY-09]', () => {
    const members = banner('members', { isNonMember: false })
    const others = banner('others', { isMember: false })
    const nobody = banner('nobody', { isMember: false, isNonMember: false })
    expect([chosen([nobody, members, others]), chosen([nobody, members, others], '/', true), chosen([nobody])]).toEqual([
      'others',
      'members',
      undefined,
    ])
  })

  test('is never an excluded one, even if it is included as well [SKINNY-11, SKINNY-12]', () => {
    expect(chosen([banner('kept', { pagesToShow: ['/shop/*'], pagesToExclude: ['/shop/makeup*'] })])).toBeUndefined()
  })

  test('is the one whose pattern has most slashes; one of all pages comes last; the first wins a tie [SKINNY-13]', () => {
    const everywhere = banner('everywhere')
    const listings = banner('listings', { pagesToShow: ['/shop/*'] })
    const lips = banner('lips', { pagesToShow: ['*', '/shop/makeup/*'] })
    const alsoLips = banner('also lips', { pagesToShow: ['/shop/makeup/*'] })
    expect(chosen([everywhere, listings, lips, alsoLips])).toBe('lips')
    expect(chosen([everywhere, listings])).toBe('listings')
    expect(chosen([everywhere, listings], '/basket')).toBe('everywhere')
    expect(chosen([banner('star', { pagesToShow: ['*'] }), everywhere])).toBe('star')
  })

  const anyBanner = fc.record({
    id: fc.uuid(),
    isMember: fc.boolean(),
    isNonMember: fc.boolean(),
    pagesToShow: fc.array(fc.constantFrom('*', '/', '/shop/*', '/shop/makeup*', '/shop/makeup/lips', '/blog/*'), { maxLength: 3 }),
    pagesToExclude: fc.array(fc.constantFrom('*lips', '/basket', '/shop/*'), { maxLength: 2 }),
    variants: fc.constant([]),
  })

  test('is the first of the best matches [SKINNY-09, SKINNY-12, SKINNY-13]', () => {
    fc.assert(
      fc.property(
        fc.array(anyBanner, { maxLength: 6 }),
        fc.constantFrom('/', '/shop', '/shop/makeup/lips', '/basket'),
        fc.boolean(),
        (banners, path, isMember) => {
          const found = chooseSkinny(banners, { path, isMember })
          const fits = banners.map((each) => ((isMember ? each.isMember : each.isNonMember) ? (fitOf(each, path) ?? -1) : -1))
          const best = Math.max(-1, ...fits)
          expect(found).toBe(best < 0 ? undefined : banners[fits.indexOf(best)])
          expect((found?.pagesToExclude ?? []).filter((pattern) => matchesPage(pattern, path))).toEqual([])
        },
      ),
    )
  })
})

describe("a banner's text in an experiment", () => {
  const inExperiment = { experimentId: 'experiment-x', variants: ['first', 'second'] }

  test.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
  ])('of value %s is number %i [SKINNY-14, SKINNY-15]', (value, variation) => {
    expect(variationOf(inExperiment, value)).toBe(variation)
  })

  test.each(['3', '-1', '1.5', 'blue', '', ' 1', '1e0', '0x1', undefined])('is its own for %j [SKINNY-16]', (value) => {
    expect(variationOf(inExperiment, value)).toBe(0)
  })

  test('is its own without an experiment [SKINNY-14]', () => {
    expect([variationOf({ ...inExperiment, experimentId: '' }, '1'), variationOf({ ...inExperiment, experimentId: null }, '1')]).toEqual([
      0, 0,
    ])
    expect(variationOf({ experimentId: 'experiment-x', variants: [] }, '1')).toBe(0)
  })
})
