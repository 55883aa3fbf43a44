import { describe, expect, test } from 'vitest'
import type { FacetRecord, ScenarioRecord } from '#fixtures/scenarios/record.ts'
import { contractSchema } from '../../contract/executable-schema.ts'
import { library } from '../library.ts'
import { problemLine, type ScenarioFiles, validateScenarios } from './validate.ts'

const sound: ScenarioRecord = {
  name: 'sound',
  story: 'A scenario with nothing wrong in it.',
  group: 'Basket',
  facets: { store: 'en-GB', shopper: 'plus-member', basket: 'one-item' },
  covers: ['BASKET-01'],
  steps: [{ do: 'Open the bag', see: 'One lipstick' }],
}

const line = {
  id: 'line',
  type: 'product',
  origin: 'user',
  offerId: 'OT-RSL-07',
  quantity: 1,
  giftInfo: null,
  kitSku: null,
  giftOffer: null,
} as const

const article = {
  slug: 'spring',
  title: 'Spring',
  excerpt: 'It comes.',
  category: 'skin',
  author: 'ines',
  publishedDaysAgo: 0,
  picture: { product: 'ribbon-satin-lipstick', alt: 'A lipstick' },
  body: 'It is here.',
  products: ['ribbon-satin-lipstick'],
}

function problemsOf(scenarios: readonly ScenarioRecord[], changes: Partial<typeof library> = {}, files?: ScenarioFiles['files']): string[] {
  const own = { ...library, scenarios: new Map(scenarios.map((scenario) => [scenario.name, scenario])), ...changes }
  const references = { library: own, schema: contractSchema, operations: new Set(['addBasketItems']), clauses: new Set(['BASKET-01']) }
  // Another test checks the presets against every operation.
  const quiet = { ...references, library: { ...own, faults: changes.faults ?? {} } }
  return validateScenarios(files ? { scenarios, files } : { scenarios }, quiet).map(problemLine)
}

test('a sound scenario has no problem', () => {
  expect(problemsOf([sound])).toEqual([])
})

describe('a problem names its file and its place', () => {
  test.each<[string, Partial<ScenarioRecord>, string]>([
    ['a name of its own spelling', { name: 'Sound' }, "Sound: name: 'Sound' is not written in small letters"],
    ['a story that is no sentence', { story: 'no' }, 'sound: story: must be one sentence'],
    ['an unknown scenario', { from: 'sond' }, "sound: from: There is no scenario 'sond'. Near to it: sound."],
    ['a circle', { from: 'sound' }, 'sound: from: Scenarios build on each other in a circle: sound from sound.'],
    ['an unknown value', { facets: { basket: 'one-itm' } }, "sound: facets.basket: There is no basket 'one-itm'. Near to it: one-item"],
    ['an unknown flag', { facets: { flags: { nope: '1' } } }, "sound: facets.flags['nope']: There is no flag 'nope'"],
    ['a clock', { facets: { clock: 'late' } }, "sound: facets.clock: 'late' is no clock."],
    ['a fault', { facets: { faults: ['*;explode'] } }, "sound: facets.faults[0]: There is no effect 'explode'"],
    ['a contradiction', { facets: { basket: 'empty,one-item' } }, 'sound: facets.basket: basket=empty and basket=one-item cannot both be'],
    [
      'nobody with a membership',
      { facets: { shopper: 'guest', membership: 'plus-new' } },
      'sound: facets: This selection cannot be: a guest has none',
    ],
    ['a store in its layer', { layer: { store: 'en-US' } }, 'sound: layer.store: is said by the facet'],
    [
      'a sku',
      { layer: { basket: { lines: [{ ...line, offerId: 'OT-NONE' }], deliveryMethod: 'None' } } },
      "sound: layer.basket.lines[0].offerId: the store en-GB does not sell 'OT-NONE'",
    ],
    [
      'a plan that the store does not have',
      { layer: { membership: { plan: 'free-trial-limitless-30', startedDaysAgo: 1, termEndsInDays: 1 } } },
      "sound: layer.membership.plan: the store en-GB has no plan 'free-trial-limitless-30'",
    ],
    [
      'a product that nobody wishes for',
      { layer: { account: { wishes: [{ offer: 'OT-NONE', wishedDaysAgo: 1 }] } } },
      "sound: layer.account.wishes[0].offer: the store en-GB does not sell 'OT-NONE'",
    ],
    [
      'an offer about a plan that the store does not have',
      {
        layer: {
          offers: [
            {
              name: 'Trial',
              effect: { kind: 'membership', basisPoints: 10_000, plans: ['free-trial-limitless-30'] },
              audience: 'everyone',
              leastSpend: 0,
              combines: true,
            },
          ],
        },
      },
      "sound: layer.offers[0].plans[0].plan: the store en-GB does not sell 'free-trial-limitless-30'",
    ],
    [
      'an offer of a gift that nobody sells',
      {
        layer: {
          offers: [{ name: 'Gift', effect: { kind: 'gift', sku: 'OT-NONE' }, audience: 'everyone', leastSpend: 0, combines: true }],
        },
      },
      "sound: layer.offers[0].offer: the store en-GB does not sell 'OT-NONE'",
    ],
    [
      'a gift of the CMS',
      {
        layer: {
          content: {
            anniversary: {
              modalHeader: '',
              modalDescription: '',
              termsAndConditions: '',
              gifts: [{ id: 'a', label: 'A', product: 'none' }],
            },
          },
        },
      },
      "sound: layer.content.anniversary.gifts[0].product: the store en-GB does not sell 'none'",
    ],
    [
      'an article of a category that the blog does not have',
      { layer: { content: { articles: [{ ...article, category: 'skn' }] } } },
      "sound: layer.content.articles[0].category: there is no category 'skn'; near to it: skin",
    ],
    [
      'an article by nobody',
      { layer: { content: { articles: [{ ...article, author: 'constructor' }] } } },
      "sound: layer.content.articles[0].author: there is no author 'constructor'",
    ],
    [
      'a product of an article',
      { layer: { content: { articles: [{ ...article, products: ['ribbon-satin-lipstick', 'none'] }] } } },
      "sound: layer.content.articles[0].products[1]: the store en-GB does not sell 'none'",
    ],
    [
      "a product in an article's picture",
      { layer: { content: { articles: [{ ...article, picture: { product: 'none', alt: '' } }] } } },
      "sound: layer.content.articles[0].picture.product: the store en-GB does not sell 'none'",
    ],
    [
      'an answer that the contract forbids',
      { layer: { answers: { 'BasketItem.quantity': null } } },
      "sound: layer.answers['BasketItem.quantity']: must not be null: it is Int!",
    ],
    [
      'a value deep in an answer',
      { layer: { answers: { 'BasketUpdate.notifications': [{ code: 'ITEM_OOS', level: 'loud', params: [], handler: null }] } } },
      "sound: layer.answers['BasketUpdate.notifications'][0].level: there is no value of NotificationLevel 'loud'",
    ],
    [
      'a coordinate',
      { layer: { answers: { 'BasketItm.price': null } } },
      "layer.answers['BasketItm.price']: there is no type 'BasketItm'; near to it: BasketItem",
    ],
    [
      'an operation',
      { layer: { faults: [{ target: { operation: 'addBasket' }, effect: { kind: 'reset' } }] } },
      "sound: layer.faults[0].target.operation: there is no operation 'addBasket'; near to it: addBasketItems",
    ],
    [
      'a fault that cannot be written',
      { layer: { faults: [{ target: {}, effect: { kind: 'status', status: 9000 } }] } },
      'sound: layer.faults[0]: ',
    ],
    ['a flag in its layer', { layer: { flags: { nope: '1' } } }, "sound: layer.flags['nope']: There is no flag"],
    ['a clause that nobody wrote', { covers: ['BASKET-99'] }, "sound: covers[0]: there is no clause 'BASKET-99'; near to it: BASKET-01"],
    ['a clause that is none', { covers: ['basket'] }, "sound: covers[0]: 'basket' is no clause's id"],
    ['a clause twice', { covers: ['BASKET-01', 'BASKET-01'] }, 'sound: covers[1]: BASKET-01 stands here twice'],
    ['no steps', { steps: [] }, 'sound: steps: there must be one to nine'],
    ['an empty step', { steps: [{ do: 'Open', see: ' ' }] }, 'sound: steps[0].see: must not be empty'],
    ['a path with its store', { path: '/us/basket' }, "sound: path: stands without the store's prefix"],
    ['another site', { path: '//example.com' }, 'sound: path: '],
    ['a cookie', { layer: { browser: { cookies: { 'a b': '1' } } } }, "sound: layer.browser.cookies['a b']: is no name for a cookie"],
  ])('%s', (_name, change, line_) => {
    const found = problemsOf([{ ...sound, ...change }])
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(line_)
  })

  test('all of them at once', () => {
    const found = problemsOf([
      { ...sound, story: '', steps: [], facets: { basket: 'x', promo: 'y' }, layer: { answers: { 'A.b': 1, 'C.d': 2 } } },
    ])
    expect(found).toHaveLength(6)
  })

  test('a circle over several scenarios is told of each of them', () => {
    const found = problemsOf([
      { ...sound, name: 'one', from: 'two' },
      { ...sound, name: 'two', from: 'one' },
    ])
    expect(found.map((text) => text.slice(0, 60))).toHaveLength(2)
  })
})

test('what is wrong with a part is told where it is, and not of everything that has to do with it', () => {
  const broken = { ...sound, facets: { ...sound.facets, basket: 'one-itm' } }
  expect(problemsOf([broken, { ...sound, name: 'above', from: 'sound', facets: {} }])).toEqual([
    expect.stringContaining('sound: facets.basket: There is no basket'),
  ])
  const values = {
    ...library.facets.basket.values,
    broken: { story: 'Broken', layer: { basket: { lines: [{ ...line, offerId: 'NONE' }], deliveryMethod: 'None' } } },
  } as const
  const facets = { ...library.facets, basket: { ...library.facets.basket, values } }
  expect(problemsOf([{ ...sound, facets: { basket: 'broken' } }], { facets }).map((text) => text.split(':')[0])).toEqual([
    'fixtures/scenarios/facets/basket.ts',
    'fixtures/scenarios/facets/basket.ts',
  ])
})

describe('files and names', () => {
  test('two scenarios of one name', () => {
    expect(problemsOf([sound, sound])).toContain("fixtures/scenarios: sound: name: two scenarios are called 'sound'")
  })

  test('a problem is told of the file that has the scenario', () => {
    const files = new Map([['sound', 'fixtures/scenarios/written/sounds.ts']])
    expect(problemsOf([{ ...sound, story: 'no' }], {}, files)).toEqual([
      expect.stringContaining('fixtures/scenarios/written/sounds.ts: sound: story: must be one sentence'),
    ])
  })
})

describe('facets, flags and presets', () => {
  const withBasket = (values: FacetRecord['values']): string[] => {
    const basket = { ...library.facets.basket, values: { ...library.facets.basket.values, ...values } }
    return problemsOf([], { facets: { ...library.facets, basket } })
  }

  test('a value is held against each store that has it', () => {
    const layer = { basket: { lines: [{ ...line, type: 'membership', offerId: '610501' }], deliveryMethod: 'None' } } as const
    expect(withBasket({ new: { story: 'New', layer } })).toEqual([
      "fixtures/scenarios/facets/basket.ts: values['new'].layer.basket.lines[0].offerId: the store en-US does not sell '610501'",
    ])
    expect(withBasket({ new: { story: 'New', layer: { 'en-GB': layer } } })).toEqual([])
  })

  test('a value does not choose the store, and has a name that can be said', () => {
    expect(withBasket({ 'a,b': { story: 'New', layer: { store: 'en-US' } } })).toEqual([
      expect.stringContaining("facets/basket.ts: values['a,b']: 'a,b' is no name"),
      expect.stringContaining("facets/basket.ts: values['a,b'].layer.store: is for the facet store to say"),
    ])
  })

  test('a default that is none of the values', () => {
    expect(problemsOf([], { flags: { one: { story: 'One', values: { '0': 'off' }, default: '1' } } })).toEqual([
      "fixtures/flags/flags.ts: ['one'].default: '1' is none of its values",
    ])
  })

  test('a preset of an operation that is not there', () => {
    const faults = { broken: { story: 'Broken', fault: { target: { operation: 'addBasketItem' }, effect: { kind: 'reset' } } } } as const
    expect(problemsOf([], { faults })).toEqual([
      "fixtures/scenarios/facets/faults.ts: ['broken'].fault.target.operation: there is no operation 'addBasketItem'; near to it: addBasketItems, analytics, payment",
    ])
  })
})
