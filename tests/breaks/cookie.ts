import type { RecordedBreak } from '#toolkit/prove/breaks/recorded-break.ts'

export const breaks: readonly RecordedBreak[] = [
  {
    says: 'A non-member’s segment has another word.',
    file: 'app/platform/shopper/shopper-record.ts',
    from: "isMember ? 'member' : 'nonmember'",
    to: "isMember ? 'member' : 'non-member'",
    turnsRed: ['COOKIE-01'],
    seenBy: ['app/platform/shopper/shopper-record.test.ts'],
  },
  {
    says: 'The typical journey is written the other way round.',
    file: 'app/platform/shopper/typical-journey.ts',
    from: "isTypical ? '1' : '0'",
    to: "isTypical ? '0' : '1'",
    turnsRed: ['COOKIE-03'],
    seenBy: ['app/platform/shopper/typical-journey.test.ts'],
  },
  {
    says: 'The choice of a store ends after a year.',
    file: 'app/platform/store/store-preference.ts',
    from: '3650 * DAY_SECONDS',
    to: '365 * DAY_SECONDS',
    turnsRed: ['COOKIE-06'],
    seenBy: ['app/platform/store/store-preference.test.ts'],
  },
  {
    says: 'A page without the affiliate’s number forgets it.',
    file: 'app/platform/session/affiliate.ts',
    from: 'if (click === null || !clickNumber.test(click)) return',
    to: 'if (click !== null && !clickNumber.test(click)) return',
    turnsRed: ['COOKIE-07'],
    seenBy: ['app/platform/session/affiliate.test.ts'],
  },
  {
    says: 'No page keeps the click of an affiliate.',
    file: 'app/platform/session/KeepAffiliateClick.client.tsx',
    from: 'keepAffiliateClick(location.search)',
    to: "keepAffiliateClick('')",
    turnsRed: ['COOKIE-07'],
    seenBy: ['tests/journeys/frame/consent.spec.ts'],
  },
  {
    says: 'Checkout keeps no click of an affiliate.',
    file: 'app/[locale]/checkout/checkout-frame.tsx',
    from: '<KeepAffiliateClick />',
    to: '{null}',
    turnsRed: ['COOKIE-07'],
    seenBy: ['tests/journeys/checkout/checkout.spec.ts'],
  },
]
