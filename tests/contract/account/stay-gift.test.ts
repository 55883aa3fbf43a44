import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf } from '../ask.ts'
import { checkoutOf, pay, putLipstick, visitorIn } from '../orders/paying.ts'

const cms = { branchName: 'master', preview: false }
const GIFT = 'Cloudberry Night Lip Mask'

/** A Plus member with a lipstick in the basket, who is offered a gift for staying. */
const AT_GIFT = 'uk-checkout-ready&membership=cancel-at-gift'

type Step = { membershipManagementFlow: { id: string } }

async function answer(ask: AskContract, data: object | null): Promise<string> {
  return (await dataOf(ask<Step>('membershipManagementFlow', { ...cms, flow: 'cancel', data }))).membershipManagementFlow.id
}

const accept = (ask: AskContract) => answer(ask, { stepId: 'cancel-gift', actionId: 'accept' })

/** What the basket holds that the shopper did not put there: the name, how many, and what is charged. */
async function giftsOf(ask: AskContract): Promise<unknown[]> {
  const document = '{ checkout { basket { items { origin quantity variant { title } linePrice { charged { raw } } } } } }'
  type Item = { origin: string; quantity: number; variant: { title: string } | null; linePrice: { charged: { raw: number } } }
  const { checkout } = await dataOf(ask<{ checkout: { basket: { items: Item[] } } }>(document))
  return checkout.basket.items
    .filter(({ origin }) => origin === 'discount')
    .map(({ variant, quantity, linePrice }) => [variant?.title, quantity, linePrice.charged.raw])
}

describe('the gift for staying', () => {
  test('is in the basket once it is accepted, costs nothing, and comes with one order', async () => {
    const ask = visitorIn(AT_GIFT)
    const { gross } = (await checkoutOf(ask)).basket.pricing.totalPrice
    expect(await giftsOf(ask)).toEqual([])
    expect(await accept(ask)).toBe('cancel-gift-accepted')
    await accept(ask)
    expect(await giftsOf(ask)).toEqual([[GIFT, 1, 0]])
    expect((await checkoutOf(ask)).basket.pricing.totalPrice.gross).toBe(gross)
    expect(await pay(ask, 'test-approved')).toMatchObject({ __typename: 'OrderPlaced' })

    await putLipstick(ask)
    expect(await giftsOf(ask)).toEqual([])
  })

  test('waits for the next basket', async () => {
    const ask = visitorIn('uk-plus-member&membership=cancel-at-gift')
    await accept(ask)
    expect(await giftsOf(ask)).toEqual([])
    await putLipstick(ask)
    expect(await giftsOf(ask)).toEqual([[GIFT, 1, 0]])
  })

  test('stays promised when a payment is refused', async () => {
    const ask = visitorIn(AT_GIFT)
    await accept(ask)
    expect(await pay(ask, 'test-refused')).toMatchObject({ __typename: 'CheckoutRejected' })
    await putLipstick(ask, 2)
    expect(await giftsOf(ask)).toEqual([[GIFT, 1, 0]])
  })

  test('is offered once: whoever was promised one goes from what would go to the last question', async () => {
    const ask = visitorIn(AT_GIFT)
    await accept(ask)
    expect(await answer(ask, null)).toBe('cancel-reason')
    await answer(ask, { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['not-used'] })
    await answer(ask, { stepId: 'cancel-second-reason', actionId: 'continue', selectedOptions: ['nothing'] })
    expect(await answer(ask, { stepId: 'cancel-perks', actionId: 'continue' })).toBe('cancel-confirm')
  })

  test('is not in the basket of who did not take it', async () => {
    const ask = visitorIn(AT_GIFT)
    expect(await answer(ask, { stepId: 'cancel-gift', actionId: 'continue' })).toBe('cancel-confirm')
    await putLipstick(ask)
    expect(await giftsOf(ask)).toEqual([])
  })
})
