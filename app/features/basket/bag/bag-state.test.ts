import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BagPress } from './bag-press.ts'
import { answered, type BagState, bagStatus, openedBag, pressed, retried } from './bag-state.ts'

const press = (sku: string, source?: string): BagPress => ({
  lines: [{ sku }],
  location: 'Page',
  locationDetails: '/',
  ...(source && { source }),
})

describe('what became of the presses', () => {
  test('nothing is told as added before the bag has it', () => {
    const lipstick = press('OT-1')
    const waiting = pressed(openedBag, lipstick)
    expect(bagStatus(undefined)).toBe('adding')
    expect(bagStatus(waiting)).toBe('adding')
    expect(bagStatus(answered(waiting, lipstick, { status: 'answered', skus: ['OT-1', 'OT-9'] }))).toBe('added')
    expect(bagStatus(answered(waiting, lipstick, { status: 'answered', skus: ['OT-9'] }))).toBe('failed')
    expect(bagStatus(answered(waiting, lipstick, { status: 'failed' }))).toBe('failed')
  })

  test('what failed can be tried again; what is in the bag stays told', () => {
    const [lipstick, balm] = [press('OT-1'), press('OT-2')]
    const both = pressed(pressed(openedBag, lipstick), balm)
    const half = answered(answered(both, lipstick, { status: 'answered', skus: ['OT-1'] }), balm, { status: 'failed' })
    expect(half).toMatchObject({ added: ['OT-1'], failed: [balm], waiting: [] })
    expect(retried(half)).toMatchObject({ added: ['OT-1'], failed: [] })
  })

  test('each cross-sell that comes into the bag counts, and nothing else does [ATB-18]', () => {
    const crossSell = press('OT-2', 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL')
    const asked = pressed(pressed(openedBag, press('OT-1')), crossSell)
    expect(answered(asked, crossSell, { status: 'answered', skus: ['OT-2'] }).crossSells).toBe(1)
    expect(answered(asked, crossSell, { status: 'answered', skus: [] }).crossSells).toBe(0)
    expect(answered(asked, crossSell, { status: 'failed' }).crossSells).toBe(0)
    expect(answered(asked, asked.waiting[0] ?? crossSell, { status: 'answered', skus: ['OT-1'] }).crossSells).toBe(0)
  })

  test('while another press waits, one that was refused is not told; tried again, nothing is', () => {
    const [refused, failing] = [press('OT-1'), press('OT-2')]
    const one = answered(pressed(pressed(openedBag, refused), failing), refused, { status: 'answered', skus: [] })
    expect(bagStatus(one)).toBe('adding')
    const again = pressed(answered(one, failing, { status: 'answered', skus: [] }), failing)
    expect(bagStatus(retried(answered(again, failing, { status: 'failed' })))).toBe('adding')
  })

  test('what comes into the bag twice is told once, where it came last', () => {
    const [lipstick, balm, more] = [press('OT-1'), press('OT-2'), press('OT-1')]
    const asked = [lipstick, balm, more].reduce(pressed, openedBag)
    const end = [lipstick, balm, more].reduce((state, one) => answered(state, one, { status: 'answered', skus: ['OT-1', 'OT-2'] }), asked)
    expect(end).toMatchObject({ added: ['OT-2', 'OT-1'], isRefused: false })
  })

  test('an answer to a drawer that was opened anew since changes nothing', () => {
    const late = press('OT-1')
    const anew = pressed(openedBag, press('OT-2'))
    expect(answered(anew, late, { status: 'answered', skus: ['OT-1'] })).toBe(anew)
  })

  test('in whatever order answers come, each press ends once, as added, refused or failed', () => {
    const presses = fc.uniqueArray(fc.nat(9), { minLength: 1 }).map((numbers) => numbers.map((number) => press(`OT-${number}`)))
    const outcome = fc.constantFrom('added', 'refused', 'failed')
    fc.assert(
      fc.property(presses, fc.array(outcome, { minLength: 10, maxLength: 10 }), fc.array(fc.nat(9)), (asked, outcomes, order) => {
        const start: BagState = asked.reduce(pressed, openedBag)
        const turns = [...order, ...asked.keys()].filter((turn) => turn < asked.length)
        const end = turns.reduce((state, turn) => {
          const one = asked[turn]
          if (!one) return state
          const skus = outcomes[turn] === 'added' ? one.lines.map(({ sku }) => sku) : []
          return answered(state, one, outcomes[turn] === 'failed' ? { status: 'failed' } : { status: 'answered', skus })
        }, start)
        const ended = (kind: string) => asked.filter((_, index) => outcomes[index] === kind)
        expect(end.waiting).toEqual([])
        expect(end.added.toSorted()).toEqual(
          ended('added')
            .map(({ lines }) => lines[0]?.sku)
            .toSorted(),
        )
        expect(new Set(end.failed)).toEqual(new Set(ended('failed')))
      }),
    )
  })
})
