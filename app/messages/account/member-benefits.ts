import { byLocale } from '../by-locale.ts'
import { ACTIVE, JOIN, MEMBER_PERKS, PERKS_CAROUSEL, REDEEMED_PERKS, TOGETHER, YOUR_PERKS } from '../shared.ts'

const PRODUCT_SAVINGS = 'Product savings'

const perks = {
  welcomeGift: 'Welcome gift',
  anniversaryGift: 'Anniversary gift',
  samples: 'Free samples',
  shipping: 'Free standard delivery',
} as const

/** Member Perks. Open point A285. */
export const memberBenefitsCopy = byLocale(
  {
    title: MEMBER_PERKS,
    subheader: 'Everything your membership holds.',
    saved: {
      heading: 'You have saved, over the last 12 months',
      products: PRODUCT_SAVINGS,
      nothing: 'What you save at the Member’s Price shows here, from your first order on.',
      unknown: 'What you saved cannot be shown right now. Nothing of it is lost.',
    },
    active: {
      heading: 'Your active perks',
      lead: 'These perks are yours when your trial becomes a membership.',
      on: ACTIVE,
      coming: 'Coming up',
      every: 'Every order',
    },
    perks,
    words: {
      welcomeGift: 'Ready to claim. It goes into your next bag by itself.',
      welcomeGiftFrom: 'Ready to claim with orders over {amount}. It goes into your next bag by itself.',
      anniversaryGift: 'A full-size product of your choice.',
      anniversaryGiftFrom: 'A full-size product of your choice, with orders over {amount}.',
      choose: 'Put one of these in your bag with your order, and it is free there:',
      samples: 'Pick 3 when you spend {amount} or more.',
      samplesUnknown: 'Pick 3 with larger orders.',
      shipping: 'On every order over {amount}.',
      useBy: 'Use by {day}',
      unlocks: 'Unlocks in {days, plural, one {# day} other {# days}}',
      later: 'With your membership',
      member: 'With your order',
    },
    redeemed: {
      heading: REDEEMED_PERKS,
      lead: 'In the last 12 months',
      perk: 'Perk',
      times: 'Times used',
      worth: 'Worth',
      none: 'Nothing yet. Perks that you use are listed here.',
    },
    chart: {
      heading: 'Month by month',
      lead: 'What your membership saved you in each of the last 12 months.',
      caption: 'Savings by month',
      month: 'Month',
      products: PRODUCT_SAVINGS,
      benefits: 'Perks',
      total: TOGETHER,
      table: 'Show the numbers',
      most: 'Most in one month: {amount} in {month}.',
    },
    journey: { heading: YOUR_PERKS, ...PERKS_CAROUSEL },
    none: {
      heading: 'Perks come with a membership',
      lapsed: 'Your membership has ended, and its perks with it.',
      lead: 'The Member’s Price on everything, free samples with larger orders, and gifts for Plus members.',
      join: JOIN,
    },
  },
  { 'en-US': { perks: { ...perks, shipping: 'Free standard shipping' } } },
)
