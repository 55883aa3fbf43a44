import { describe, expect, it } from 'vitest'
import { annualMembershipLine, giftMembershipLine, guest, lipstickLine, member, serumLine } from '../testing/lines.ts'
import type { PriceableLine } from './basket-line.ts'
import { addLines, editLine, findLine, removeLines } from './lines-change.ts'

const kit = lipstickLine({ id: 'kit', offerId: 'KIT', name: 'Starter kit' })
const kitMembership = annualMembershipLine({ id: 'kit-plus', offerId: '5902', name: 'Plus with starter kit' }, { kitSku: 'KIT' })
const refer = (line: PriceableLine) => ({ id: line.id, type: line.type, offerId: line.offerId, name: line.name })
const add = (lines: readonly PriceableLine[], ...added: readonly PriceableLine[]) =>
  addLines(
    lines,
    added.map((line) => ({ line })),
    guest,
  )
const codes = ({ notifications }: { notifications: readonly { code: string }[] }) => notifications.map(({ code }) => code)
const quantities = ({ lines }: { lines: readonly PriceableLine[] }) => lines.map(({ id, quantity }) => [id, quantity])

describe('adding to the bag', () => {
  it('puts a new line last', () => {
    const change = add([lipstickLine()], serumLine())
    expect(quantities(change)).toEqual([
      ['line-lipstick', 1],
      ['line-serum', 2],
    ])
    expect(change).toMatchObject({ touched: ['product'], notifications: [] })
  })

  it('raises the quantity of a line that stands, which keeps its id and place', () => {
    const change = add([lipstickLine(), serumLine()], lipstickLine({ id: 'from-the-device', quantity: 2 }))
    expect(quantities(change)).toEqual([
      ['line-lipstick', 3],
      ['line-serum', 2],
    ])
  })

  it('does not join what a discount put in', () => {
    const gift = lipstickLine({ id: 'gift', origin: 'discount' })
    expect(quantities(add([gift], lipstickLine()))).toEqual([
      ['gift', 1],
      ['line-lipstick', 1],
    ])
  })

  it('does not join a membership and a gift membership of the same plan', () => {
    expect(quantities(add([annualMembershipLine()], giftMembershipLine({ offerId: '5901' })))).toHaveLength(2)
  })

  it('tells every kind of line that it touched, once', () => {
    expect(add([], lipstickLine(), serumLine(), annualMembershipLine()).touched).toEqual(['product', 'membership'])
  })

  it('tells what is not sold in one notification, and adds the rest [BASKET-31]', () => {
    const unpriced = lipstickLine({ id: 'soon', name: 'Coming soon', unit: { typical: -1, member: -1 } })
    const change = addLines(
      [],
      [{ unknown: 'NO-SUCH-SKU' }, { line: lipstickLine({ quantity: 9, maxItemQuantity: 5 }) }, { line: unpriced }],
      guest,
    )
    expect(quantities(change)).toEqual([['line-lipstick', 5]])
    expect(codes(change)).toEqual(['MAX_QTY_EXCEEDED', 'ADD_ITEMS_FAILURE'])
    expect(change.notifications[1]?.params).toEqual([{ name: 'names', value: 'NO-SUCH-SKU, Coming soon' }])
  })

  it('tells one thing that is not sold, as an error', () => {
    expect(addLines([], [{ unknown: 'NO-SUCH-SKU' }], guest)).toEqual({
      lines: [],
      touched: [],
      notifications: [{ code: 'ADD_ITEMS_FAILURE', level: 'error', params: [{ name: 'names', value: 'NO-SUCH-SKU' }], handler: null }],
    })
  })

  it('puts in what is free in either tier', () => {
    expect(quantities(add([], lipstickLine({ unit: { typical: 0, member: 0 } })))).toEqual([['line-lipstick', 1]])
  })

  it('changes nothing when nothing can be added', () => {
    const before = [lipstickLine()]
    const change = add(before, serumLine({ inStock: false }))
    expect(change).toMatchObject({ touched: [], notifications: [{ code: 'ITEM_OOS', level: 'warn' }] })
    expect(change.lines).toBe(before)
  })

  it('refuses a new line under an id that is taken', () => {
    const change = add([lipstickLine()], serumLine({ id: 'line-lipstick' }))
    expect(quantities(change)).toEqual([['line-lipstick', 1]])
    expect(change.notifications).toMatchObject([{ code: 'BASKET_SERVICE_BAD_REQUEST_ERROR', level: 'error' }])
  })

  it('never holds two of a gift membership [BASKET-38]', () => {
    const once = add([], giftMembershipLine({ quantity: 3 }))
    expect(quantities(once)).toEqual([['line-gift-membership', 1]])
    expect(quantities(add(once.lines, giftMembershipLine({ id: 'second' })))).toEqual([['line-gift-membership', 1]])
  })

  it('puts a new membership in the place of the former', () => {
    const monthly = annualMembershipLine({ id: 'monthly', offerId: '5905' })
    const change = add([annualMembershipLine(), lipstickLine(), giftMembershipLine()], monthly)
    expect(quantities(change)).toEqual([
      ['line-lipstick', 1],
      ['line-gift-membership', 1],
      ['monthly', 1],
    ])
    expect(change.touched).toEqual(['membership'])
  })

  it("keeps a kit's membership and refuses another", () => {
    const change = add([kit, kitMembership], annualMembershipLine())
    expect(quantities(change)).toEqual([
      ['kit', 1],
      ['kit-plus', 1],
    ])
    expect(change.notifications).toMatchObject([{ code: 'MAX_QTY_EXCEEDED', level: 'info', params: [{ name: 'maxQty', value: '1' }] }])
  })

  it("leaves a kit's membership out for a member, and says so [BASKET-37]", () => {
    const change = addLines([], [{ line: kit }, { line: kitMembership }], member)
    expect(quantities(change)).toEqual([['kit', 1]])
    expect(change).toMatchObject({ touched: ['product'], notifications: [{ code: 'MEMBERSHIP_KIT_REMOVED', level: 'info' }] })
  })

  it("puts a kit's membership in for a non-member [BASKET-37]", () => {
    expect(quantities(add([], kit, kitMembership))).toEqual([
      ['kit', 1],
      ['kit-plus', 1],
    ])
  })

  it('keeps what a line carries beyond the rules', () => {
    const line = { ...giftMembershipLine(), giftInfo: { recipientName: 'Ada' } }
    expect(addLines<typeof line>([], [{ line }], guest).lines[0]?.giftInfo.recipientName).toBe('Ada')
  })
})

describe('finding a line', () => {
  const lines = [lipstickLine({ id: 'gift', origin: 'discount' }), lipstickLine(), annualMembershipLine()]

  it('goes by its id', () => {
    expect(findLine(lines, { id: 'line-membership', type: 'product', offerId: null })?.id).toBe('line-membership')
  })

  it('else goes by type and offer', () => {
    expect(findLine(lines, { id: 'unknown', type: 'product', offerId: 'LIP-07' })?.id).toBe('line-lipstick')
    expect(findLine(lines, { id: 'unknown', type: 'membership', offerId: 'LIP-07' })).toBeUndefined()
    expect(findLine(lines, { id: 'unknown', type: 'product', offerId: null })).toBeUndefined()
  })

  it('does not find what a discount put in', () => {
    expect(findLine(lines, { id: 'gift', type: 'product', offerId: null })).toBeUndefined()
  })
})

describe('editing the bag', () => {
  const lines = [lipstickLine({ maxItemQuantity: 5 }), serumLine()]

  it('sets the quantity of one line', () => {
    const change = editLine(lines, refer(lipstickLine()), 4)
    expect(quantities(change)).toEqual([
      ['line-lipstick', 4],
      ['line-serum', 2],
    ])
    expect(change).toMatchObject({ touched: ['product'], notifications: [] })
  })

  it('above its limit changes nothing [BASKET-31]', () => {
    const change = editLine(lines, refer(lipstickLine()), 6)
    expect(quantities(change)[0]).toEqual(['line-lipstick', 1])
    expect(change).toMatchObject({ touched: [], notifications: [{ code: 'MAX_QTY_EXCEEDED' }] })
  })

  it('to 0 takes the line out', () => {
    expect(quantities(editLine(lines, refer(lipstickLine()), 0))).toEqual([['line-serum', 2]])
  })

  it("to 0 does not take a kit's membership out", () => {
    expect(codes(editLine([kit, kitMembership], refer(kitMembership), 0))).toEqual(['REMOVE_ITEMS_FAILURE'])
  })

  it('a line that is not there is a bad request', () => {
    const change = editLine(lines, refer(annualMembershipLine()), 1)
    expect(change).toMatchObject({ lines, touched: [], notifications: [{ code: 'BASKET_SERVICE_BAD_REQUEST_ERROR', level: 'error' }] })
  })
})

describe('removing from the bag', () => {
  it('takes whole lines out', () => {
    const change = removeLines([lipstickLine(), serumLine(), annualMembershipLine()], [refer(serumLine()), refer(annualMembershipLine())])
    expect(quantities(change)).toEqual([['line-lipstick', 1]])
    expect(change).toMatchObject({ touched: ['product', 'membership'], notifications: [] })
  })

  it('tells what is not there by name, and takes the rest', () => {
    const change = removeLines(
      [lipstickLine()],
      [refer(serumLine()), refer(lipstickLine()), { ...refer(annualMembershipLine()), name: 'Plus' }],
    )
    expect(change).toMatchObject({ lines: [], touched: ['product'] })
    expect(change.notifications).toMatchObject([
      { code: 'REMOVE_ITEMS_FAILURE', level: 'error', params: [{ name: 'names', value: 'Bright Drops, Plus' }] },
    ])
  })

  it("does not take a kit's membership out by itself", () => {
    const change = removeLines([kit, kitMembership], [refer(kitMembership)])
    expect(quantities(change)).toHaveLength(2)
    expect(change.notifications[0]?.params).toEqual([{ name: 'names', value: 'Plus with starter kit' }])
  })

  it("takes a kit's membership out with its kit", () => {
    expect(removeLines([kit, kitMembership, lipstickLine()], [refer(kit)])).toMatchObject({
      lines: [{ id: 'line-lipstick' }],
      touched: ['product', 'membership'],
      notifications: [],
    })
  })
})
