import { describe, expect, it, vi } from 'vitest'
import { lipstickLine, offer } from '../testing/lines.ts'
import { withGifts } from './gifts.ts'

const mini = offer({ code: null, name: 'Mini balm', effect: { kind: 'gift', offerId: 'MINI' } })
const included = [{ name: 'Mini balm' }]
const giftLine = (sku: string, offerName: string) =>
  lipstickLine({ id: `gift-${sku}`, offerId: sku, origin: 'discount', giftOffer: offerName })
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

describe('the gifts of a bag', () => {
  it('come with an offer that counts', () => {
    expect(ids(withGifts([lipstickLine()], [offer(), mini], included, giftLine))).toEqual(['line-lipstick', 'gift-MINI'])
  })

  it('come once, and stay as they are and where they are', () => {
    const once = [giftLine('MINI', 'Mini balm'), lipstickLine()]
    expect(withGifts(once, [mini], included, giftLine)).toEqual(once)
  })

  it('of two offers come and go apart', () => {
    const mask = offer({ code: null, name: 'Mask', effect: { kind: 'gift', offerId: 'MASK' } })
    const both = withGifts([lipstickLine()], [mini, mask], [{ name: 'Mini balm' }, { name: 'Mask' }], giftLine)
    expect(ids(both)).toEqual(['line-lipstick', 'gift-MINI', 'gift-MASK'])
    expect(ids(withGifts(both, [mini, mask], [{ name: 'Mask' }], giftLine))).toEqual(['line-lipstick', 'gift-MASK'])
  })

  it('go when their offer counts no more, and samples of the shopper stay', () => {
    const sample = lipstickLine({ id: 'sample', origin: 'discount' })
    const lines = [lipstickLine(), sample, giftLine('MINI', 'Mini balm')]
    expect(ids(withGifts(lines, [mini], [], giftLine))).toEqual(['line-lipstick', 'sample'])
  })

  it('do not come with a discount of another kind', () => {
    const make = vi.fn<typeof giftLine>(giftLine)
    expect(ids(withGifts([lipstickLine()], [offer({ name: 'Mini balm' })], included, make))).toEqual(['line-lipstick'])
    expect(make).not.toHaveBeenCalled()
  })

  it('do not come when they are not to be had', () => {
    expect(ids(withGifts([lipstickLine()], [mini], included, () => null))).toEqual(['line-lipstick'])
  })

  it('never come as something to pay for', () => {
    expect(ids(withGifts([], [mini], included, () => lipstickLine()))).toEqual([])
  })
})
