import { describe, expect, test } from 'vitest'
import { GIFT_CODE, NEWEST } from '#fixtures/operations/values.ts'
import { shopperById, shopperPassword } from '#fixtures/shoppers/shoppers.ts'
import { type AskContract, dataOf, errorCodeOf, refusedFor, rejectedFor, type ToldProblem, worldOf } from '../ask.ts'
import { pay, visitorIn } from '../orders/paying.ts'

// Gift memberships from the basket of whoever gives one to the account of whoever gets it.

const GIFT_SKU = 'MBR-GIFT-UK'

type Redeemed = { redeemGift: { __typename: string; name?: string; termEndsAt?: string; problems?: ToldProblem[] } }
type Basket = { basket: { items: { type: string; quantity: number; giftInfo: { recipientName: string } | null }[] } }

const redeem = async (ask: AskContract, code = GIFT_CODE) => (await dataOf(ask<Redeemed>('redeemGift', { code }))).redeemGift

const give = (ask: AskContract, giftInfo: object | null, at = 1) =>
  ask('addBasketItems', {
    ...NEWEST,
    items: [{ id: `3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a${10 + at}`, type: 'giftMembership', variantSku: GIFT_SKU, quantity: 1, giftInfo }],
  })

const june = { recipientName: 'June', recipientEmail: 'non-member.uk@example.com', message: 'Happy birthday' }

describe('a gift that was sent', () => {
  test('begins a membership of a year for whoever redeems it, once, however the code is typed', async () => {
    const ask = worldOf('gift-to-redeem')
    expect(await redeem(ask, ' gift 7kq2 mx4b')).toEqual({
      __typename: 'GiftRedeemed',
      name: 'Gift Membership',
      termEndsAt: '2027-03-02T10:00:00.000Z',
    })
    const { me } = await dataOf(ask<{ me: { isMember: boolean; membership: { name: string } } }>('getShopper'))
    expect(me.isMember).toBe(true)
    expect(rejectedFor(await redeem(ask))).toEqual([['code', 'GIFT_CODE_USED']])
  })

  test.each([
    ['gift-redeemed', GIFT_CODE, 'GIFT_CODE_USED'],
    ['gift-expired', GIFT_CODE, 'GIFT_CODE_EXPIRED'],
    ['gift-for-a-member', GIFT_CODE, 'GIFT_ALREADY_MEMBER'],
    ['gift-to-redeem', 'GIFT-7KQ2-MX4C', 'GIFT_CODE_UNKNOWN'],
    ['gift-to-redeem&store=en-US', GIFT_CODE, 'GIFT_CODE_UNKNOWN'],
    ['password-reset-link&shopper=non-member', 'reset-link', 'GIFT_CODE_UNKNOWN'],
  ])('is not redeemed in %s by %s: %s', async (scenario, code, problem) => {
    expect(rejectedFor(await redeem(worldOf(scenario), code))).toEqual([['code', problem]])
  })

  test('needs a logged-in shopper', async () => {
    expect(await errorCodeOf(worldOf('uk-guest')('redeemGift', { code: GIFT_CODE }))).toBe('UNAUTHENTICATED')
  })
})

describe('a gift that is given', () => {
  const mailsOf = async ({ server, headers }: ReturnType<typeof visitorIn>) => {
    const { sessions } = await server.sessions.list({ limit: 10 })
    const session = sessions.find(({ world }) => world === headers['x-world'])
    return session ? (await server.sessions.inspect(session.id)).sentMails : []
  }
  const ready = () => visitorIn('store=en-GB&shopper=annual-member&basket=empty')

  test('is sent to its recipient when it is paid for, who redeems it with the code in the email', async () => {
    const giver = ready()
    await dataOf(give(giver, june))
    expect(await mailsOf(giver)).toEqual([])
    expect((await pay(giver, 'test-approved')).__typename).toBe('OrderPlaced')
    const [mail, ...others] = await mailsOf(giver)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      purpose: 'gift',
      to: june.recipientEmail,
      isUsed: false,
      gift: { recipientName: 'June', message: 'Happy birthday' },
    })
    const code = new URL(mail?.link ?? '', 'http://shop.test').searchParams.get('code') ?? ''
    await dataOf(giver('login', { input: { email: june.recipientEmail, password: shopperPassword } }))
    expect(await redeem(giver, code)).toMatchObject({ __typename: 'GiftRedeemed' })
  })

  test('a partner gift begins the membership of its own name', async () => {
    const giver = ready()
    await dataOf(
      giver('addBasketItems', {
        ...NEWEST,
        items: [
          {
            id: '3f0c8f6e-6d5b-4a52-9d8e-0b6f3f4c2a20',
            type: 'giftMembership',
            variantSku: 'MBR-PARTNER-GIFT-UK',
            quantity: 1,
            giftInfo: june,
          },
        ],
      }),
    )
    await pay(giver, 'test-approved')
    const [mail] = await mailsOf(giver)
    const code = new URL(mail?.link ?? '', 'http://shop.test').searchParams.get('code') ?? ''
    await dataOf(giver('login', { input: { email: june.recipientEmail, password: shopperPassword } }))
    expect(await redeem(giver, code)).toMatchObject({
      __typename: 'GiftRedeemed',
      name: 'Partner Gift Membership',
      termEndsAt: '2027-03-02T10:00:00.000Z',
    })
    const { me } = await dataOf(giver<{ me: { isMember: boolean; membership: { name: string } } }>('getShopper'))
    expect(me).toMatchObject({ isMember: true, membership: { name: 'Partner Gift Membership' } })
  })

  test('without a recipient goes to whoever ordered, and a refused payment sends nothing', async () => {
    const giver = ready()
    await dataOf(give(giver, null))
    await pay(giver, 'test-refused')
    expect(await mailsOf(giver)).toEqual([])
    await pay(giver, 'test-approved')
    expect(await mailsOf(giver)).toMatchObject([
      { purpose: 'gift', to: shopperById('uk-annual-member').email, gift: { recipientName: null, message: null } },
    ])
  })

  test('for a later day is sent on that day, and its code is none before', async () => {
    const giver = ready()
    await dataOf(give(giver, { ...june, sendDate: '2026-03-20' }))
    await pay(giver, 'test-approved')
    const [mail] = await mailsOf(giver)
    expect(new Date(mail?.sentAt ?? 0).toISOString()).toBe('2026-03-20T00:00:00.000Z')
    const code = new URL(mail?.link ?? '', 'http://shop.test').searchParams.get('code') ?? ''
    await dataOf(giver('login', { input: { email: june.recipientEmail, password: shopperPassword } }))
    expect(rejectedFor(await redeem(giver, code))).toEqual([['code', 'GIFT_CODE_UNKNOWN']])
  })

  test.each([
    ['2026-02-28', 'INVALID'],
    ['2026-03-01', undefined],
    ['2027-03-03', undefined],
    ['2027-03-04', 'INVALID'],
  ])('to be sent on %s: %s', async (sendDate, code) => {
    const refused = await refusedFor(give(worldOf('uk-guest'), { ...june, sendDate }))
    expect(refused).toEqual(code ? [['items.0.giftInfo.sendDate', code]] : [])
  })

  test('again, stays one gift, for whoever was named last', async () => {
    const giver = ready()
    await dataOf(give(giver, june))
    await dataOf(give(giver, { ...june, recipientName: 'Ida' }, 2))
    await dataOf(give(giver, null, 3))
    const { basket } = await dataOf(giver<Basket>('getBasket'))
    expect(basket.items).toMatchObject([{ type: 'giftMembership', quantity: 1, giftInfo: { recipientName: 'Ida' } }])
  })
})
