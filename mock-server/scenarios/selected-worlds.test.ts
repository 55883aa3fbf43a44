import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facetOrder, library } from './library.ts'
import { SelectedWorlds, selectWorld } from './selected-worlds.ts'
import { SelectionError } from './selection-error.ts'

/** The error of an invalid selection. */
function refusal(text: string): Pick<SelectionError, 'code' | 'message' | 'nearest'> {
  try {
    selectWorld(text)
  } catch (error) {
    if (error instanceof SelectionError) return error
    throw error
  }
  throw new Error(`'${text}' was not refused.`)
}

describe('a selection', () => {
  test.each([
    ['uk-plus-member', 'uk-plus-member'],
    ['  uk-plus-member ', 'uk-plus-member'],
    ['', 'store=en-GB'],
    ['shopper=guest', 'store=en-GB'],
    ['shopper=plus&store=en-US', 'store=en-US&shopper=plus-member'],
    ['uk-plus-member&shopper=plus-member&store=en-GB', 'uk-plus-member'],
    ['basket=one-item&uk-guest', 'uk-guest&basket=one-item'],
    ['uk-guest&basket=one-item&basket=one-item', 'uk-guest&basket=one-item'],
    ['uk-guest&basket=empty', 'uk-guest'],
    ['uk-checkout-ready&basket=empty', 'uk-checkout-ready&basket=empty'],
    ['uk-guest&flag.experiment-strikethrough-price=control', 'uk-guest'],
    ['uk-guest&flag.strikethrough-price=variant', 'uk-guest&flag.experiment-strikethrough-price=variant'],
    ['uk-guest&clock=frozen', 'uk-guest'],
    ['uk-guest&clock=2026-03-03T10:00:00Z', 'uk-guest&clock=+1d'],
    ['uk-guest&clock= 31d', 'uk-guest&clock=+31d'],
    ['uk-guest&fault=*;status=503;executed=false', 'uk-guest&fault=*;status=503'],
    ['uk-guest&fault=slow-network&fault=*;reset', 'uk-guest&fault=slow-network,*;reset'],
    ['uk-guest&seed=1', 'uk-guest'],
    ['uk-guest&seed=two words', 'uk-guest&seed=two%20words'],
  ])('%s is written %s', (text, canonical) => {
    expect(selectWorld(text).selection).toBe(canonical)
    expect(selectWorld(text)).toBe(selectWorld(canonical))
  })

  test('is one world however it is written, and however many others were asked for since', () => {
    const worlds = new SelectedWorlds()
    const first = worlds.find('uk-guest')
    for (let at = 1; at <= 1000; at += 1) worlds.find(`uk-guest&clock=+${at}s`)
    expect(worlds.find('uk-guest')).not.toBe(first)
    expect(worlds.find(' uk-guest ')).toBe(worlds.find('uk-guest'))
  })

  test.each([
    ['uk-gest', 'UNKNOWN_SCENARIO', 'uk-guest'],
    ['basket=emty', 'UNKNOWN_SCENARIO', 'empty'],
    ['baskt=empty', 'UNKNOWN_SCENARIO', 'basket'],
    ['flag.experiment-strike=1', 'UNKNOWN_SCENARIO', 'experiment-strikethrough-price'],
    ['flag.experiment-strikethrough-price=varant', 'UNKNOWN_SCENARIO', 'variant'],
    ['fault=slow-netwrk', 'UNKNOWN_SCENARIO', 'slow-network'],
  ])('%s is unknown, and the nearest is named', (text, code, near) => {
    const { code: said, message, nearest } = refusal(text)
    expect(said).toBe(code)
    expect(nearest[0]).toBe(near)
    expect(message).toContain(near)
  })

  test.each([
    ['uk-guest&us-guest', 'one scenario'],
    ['store=en-GB,en-US', 'cannot both be'],
    ['basket=empty&basket=one-item', 'cannot both be'],
    ['clock=+1d&clock=+2d', 'said twice'],
    ['clock=soon', 'is no clock'],
    ['clock=+99999d', 'is no clock'],
    ['fault=*;explode', 'no effect'],
    ['notice=ITEM_OOS:loud', 'level'],
    ['membership=plus-new', 'say who is here'],
    ['seed=%E0%A4', 'cannot be read'],
    [`seed=${'x'.repeat(301)}`, '300 characters'],
    [`uk-guest&${'x'.repeat(2000)}`, '2000 characters'],
    [`notice=${Array.from({ length: 61 }, (_, at) => `N${at}`).join(',')}`, '60 values'],
  ])('%s cannot be, and the message says why', (text, words) => {
    const { code, message } = refusal(text)
    expect(code).toBe('BAD_USER_INPUT')
    expect(message).toContain(words)
  })

  test('a value that one store alone has is refused in the other', () => {
    expect(selectWorld('store=en-US&shopper=annual-member&membership=trial-limitless-30').store).toBe('en-US')
    expect(refusal('shopper=annual-member&membership=trial-limitless-30').message).toContain('only in en-US')
  })

  test('a notice is said at the level after its colon', () => {
    expect(selectWorld('notice=ITEM_OOS:info').layer.notices).toMatchObject([{ code: 'ITEM_OOS', level: 'info' }])
  })

  test('facets said at the call stand above a scenario’s own, also in the other store', () => {
    const { store, base } = selectWorld('uk-plus-new&store=en-US&basket=one-item')
    expect(store).toBe('en-US')
    const account = base.accounts.get('plus-member.us@example.com')
    expect(account?.identity?.membership).toMatchObject({ plan: 'plus', startedDaysAgo: 1 })
    expect(account?.baskets['en-US']?.lines).toHaveLength(1)
    expect(base.state.session).toMatchObject({ kind: 'account', email: 'plus-member.us@example.com' })
  })

  test('what was said of one shopper does not hold of another', () => {
    const { base } = selectWorld('uk-plus-new&shopper=non-member')
    expect(base.accounts.get('non-member.uk@example.com')?.identity?.membership).toBeUndefined()
  })
})

const oneValue = fc.constantFrom(
  ...facetOrder
    .filter((facet) => facet !== 'store')
    .flatMap((facet) => Object.keys(library.facets[facet].values).map((value) => `${facet}=${value}`)),
)
const oneFlag = fc.constantFrom(
  ...Object.entries(library.flags).flatMap(([name, { values }]) => Object.keys(values).map((value) => `flag.${name}=${value}`)),
)
const oneFault = fc.constantFrom(...Object.keys(library.faults).map((name) => `fault=${name}`), 'fault=getBasket;status=500;nth=2')
const oneClock = fc.oneof(
  fc.integer({ min: -400, max: 400 }).map((days) => `clock=${days < 0 ? '' : '+'}${days}d`),
  fc.constantFrom('clock=running', 'clock=running-2h', 'clock=frozen'),
)
const onePart = fc.oneof(
  oneValue,
  oneFlag,
  oneFault,
  oneClock,
  fc.string({ maxLength: 12 }).map((seed) => `seed=${encodeURIComponent(seed.toWellFormed())}`),
)
const composition = fc
  .record({
    base: fc.constantFrom('', 'store=en-US', 'store=en-US&shopper=annual-member', 'shopper=plus-member', ...library.scenarios.keys()),
    parts: fc.uniqueArray(onePart, { maxLength: 4, selector: (part) => part.split('=')[0] }),
  })
  .map(({ base, parts }) => [...(base ? [base] : []), ...parts])

test('every scenario opens in its own store, and in the other or with a word why not', () => {
  const refused = [...library.scenarios.keys()].flatMap((name) =>
    [name, `${name}&store=en-US`, `${name}&store=en-GB`].flatMap((text) => {
      try {
        return selectWorld(text).selection.startsWith(name) ? [] : [text]
      } catch (error) {
        return text !== name && error instanceof SelectionError && /en-US|en-GB/.test(error.message) ? [] : [`${text}: ${String(error)}`]
      }
    }),
  )
  expect(refused).toEqual([])
})

describe('every composition', () => {
  const worlds = new SelectedWorlds()
  /** Undefined for an invalid selection. */
  const found = (parts: readonly string[]) => {
    try {
      return worlds.find(parts.join('&'))
    } catch (error) {
      if (error instanceof SelectionError) return undefined
      throw error
    }
  }

  test('has one canonical text, in whatever order and how often its parts are said, and means the same by it', () => {
    let possible = 0
    fc.assert(
      fc.property(composition, fc.nat(), (parts, turn) => {
        const world = found(parts)
        if (!world) return
        possible += 1
        const { selection, layer } = new SelectedWorlds().find(world.selection)
        expect({ selection, layer }).toEqual({ selection: world.selection, layer: world.layer })
        const at = parts.length === 0 ? 0 : turn % parts.length
        const turned = found([...parts.slice(at), ...parts.slice(0, at), ...parts.slice(0, 1)])
        expect(turned?.selection).toBe(selection)
        expect(turned?.layer).toEqual(layer)
      }),
      { numRuns: 300 },
    )
    expect(possible).toBeGreaterThan(150)
  })

  test('is frozen as far as many share it', () => {
    const loose = fc.sample(composition, 50).flatMap((parts) => {
      const base = found(parts)?.base
      return base ? [base, base.state, base.guest, ...base.accounts.values()].filter((part) => !Object.isFrozen(part)) : []
    })
    expect(loose).toEqual([])
  })
})
