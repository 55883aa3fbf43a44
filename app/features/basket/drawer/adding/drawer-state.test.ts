import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddRequest } from './add-request.ts'
import { addAnswered, addRequested, addRetried, type DrawerState, drawerStatus, openedDrawer } from './drawer-state.ts'

const press = (sku: string, source?: string): AddRequest => ({
  lines: [{ sku }],
  location: 'Page',
  locationDetails: '/',
  ...(source && { source }),
})

describe('outcomes of the additions', () => {
  test('nothing counts as added before the basket has it', () => {
    const lipstick = press('OT-1')
    const waiting = addRequested(openedDrawer, lipstick)
    expect(drawerStatus(undefined)).toBe('adding')
    expect(drawerStatus(waiting)).toBe('adding')
    expect(drawerStatus(addAnswered(waiting, lipstick, { status: 'answered', skus: ['OT-1', 'OT-9'] }))).toBe('added')
    expect(drawerStatus(addAnswered(waiting, lipstick, { status: 'answered', skus: ['OT-9'] }))).toBe('refused')
    expect(drawerStatus(addAnswered(waiting, lipstick, { status: 'failed' }))).toBe('failed')
  })

  test('a failed addition can be retried; what is in the basket stays listed', () => {
    const [lipstick, balm] = [press('OT-1'), press('OT-2')]
    const both = addRequested(addRequested(openedDrawer, lipstick), balm)
    const half = addAnswered(addAnswered(both, lipstick, { status: 'answered', skus: ['OT-1'] }), balm, { status: 'failed' })
    expect(half).toMatchObject({ added: ['OT-1'], failed: [balm], waiting: [] })
    expect(addRetried(half)).toMatchObject({ added: ['OT-1'], failed: [] })
  })

  test('each cross-sell that reaches the basket counts, and nothing else does [ATB-18]', () => {
    const crossSell = press('OT-2', 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL')
    const asked = addRequested(addRequested(openedDrawer, press('OT-1')), crossSell)
    expect(addAnswered(asked, crossSell, { status: 'answered', skus: ['OT-2'] }).crossSells).toBe(1)
    expect(addAnswered(asked, crossSell, { status: 'answered', skus: [] }).crossSells).toBe(0)
    expect(addAnswered(asked, crossSell, { status: 'failed' }).crossSells).toBe(0)
    expect(addAnswered(asked, asked.waiting[0] ?? crossSell, { status: 'answered', skus: ['OT-1'] }).crossSells).toBe(0)
  })

  test('a refusal is not shown while another addition is pending, nor during a retry', () => {
    const [refused, failing] = [press('OT-1'), press('OT-2')]
    const one = addAnswered(addRequested(addRequested(openedDrawer, refused), failing), refused, { status: 'answered', skus: [] })
    expect(drawerStatus(one)).toBe('adding')
    const again = addRequested(addAnswered(one, failing, { status: 'answered', skus: [] }), failing)
    expect(drawerStatus(addRetried(addAnswered(again, failing, { status: 'failed' })))).toBe('adding')
  })

  test('an item added twice is listed once, at its last place', () => {
    const [lipstick, balm, more] = [press('OT-1'), press('OT-2'), press('OT-1')]
    const asked = [lipstick, balm, more].reduce(addRequested, openedDrawer)
    const end = [lipstick, balm, more].reduce(
      (state, one) => addAnswered(state, one, { status: 'answered', skus: ['OT-1', 'OT-2'] }),
      asked,
    )
    expect(end).toMatchObject({ added: ['OT-2', 'OT-1'], isRefused: false })
  })

  test('an outcome for an earlier opening of the drawer changes nothing', () => {
    const late = press('OT-1')
    const anew = addRequested(openedDrawer, press('OT-2'))
    expect(addAnswered(anew, late, { status: 'answered', skus: ['OT-1'] })).toBe(anew)
  })

  test('in any order of responses, each addition ends once, as added, refused or failed', () => {
    const presses = fc.uniqueArray(fc.nat(9), { minLength: 1 }).map((numbers) => numbers.map((number) => press(`OT-${number}`)))
    const outcome = fc.constantFrom('added', 'refused', 'failed')
    fc.assert(
      fc.property(presses, fc.array(outcome, { minLength: 10, maxLength: 10 }), fc.array(fc.nat(9)), (asked, outcomes, order) => {
        const start: DrawerState = asked.reduce(addRequested, openedDrawer)
        const turns = [...order, ...asked.keys()].filter((turn) => turn < asked.length)
        const end = turns.reduce((state, turn) => {
          const one = asked[turn]
          if (!one) return state
          const skus = outcomes[turn] === 'added' ? one.lines.map(({ sku }) => sku) : []
          return addAnswered(state, one, outcomes[turn] === 'failed' ? { status: 'failed' } : { status: 'answered', skus })
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
