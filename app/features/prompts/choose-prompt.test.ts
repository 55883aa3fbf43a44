import { expect, test } from 'vitest'
import { choosePrompt, type PromptFacts, type RenewalMark } from './choose-prompt.ts'

const paths = [
  '/',
  '/basket',
  '/us/checkout/return',
  '/signin',
  '/login',
  '/us/register',
  '/us/account/my-membership/update-payment-details',
  '/us/shop/makeup',
  '/us/guest-details',
  '/legal/terms-and-conditions',
  '/us/legal/terms-and-conditions',
]
const marks: readonly (RenewalMark | undefined)[] = [undefined, 'MODAL_CLOSED', 'NAVIGATE_TO_PAYMENT', 'NO_ENTITLEMENT']
const seenLists: readonly PromptFacts['seen'][] = [
  'FAILURE',
  [],
  ['ANNIVERSARY_GIFT_TEASER'],
  ['DISCOVERY_JOURNEY_MODAL'],
  ['ANNIVERSARY_GIFT_TEASER', 'DISCOVERY_JOURNEY_MODAL', 'UNKNOWN_TO_THE_SHOP'],
]
const either = [true, false]

/** Every combination, one at a time. */
function* everyCase(): Generator<PromptFacts> {
  for (const path of paths)
    for (const [isLoggedIn, isMember, userType] of [
      [false, false, 'guest'],
      [true, false, 'non-member'],
      [true, false, 'lapsedmember'],
      [true, true, 'member'],
    ] as const)
      for (const hasPlusMembership of either)
        for (const isSixtyDayTrial of either)
          for (const seen of seenLists)
            for (const renewalMark of marks)
              for (const mayRenew of [true, false, undefined])
                for (const anniversaryDays of [undefined, -1, 0, 1, 31, 32])
                  for (const giftCount of [0, 2])
                    for (const teaser of ['1', 'true'])
                      for (const discovery of ['1', '0'])
                        for (const discoveryAfterRenewal of ['acted', 'any'])
                          yield {
                            path,
                            isLoggedIn,
                            isMember,
                            userType,
                            hasPlusMembership,
                            isSixtyDayTrial,
                            seen,
                            renewalMark,
                            mayRenew,
                            anniversaryDays,
                            giftCount,
                            flags: { teaser, discovery, discoveryAfterRenewal },
                          }
}

/** The rules a second time, as reasons to stay away: a prompt shows if no reason holds. */
const reasons: Record<string, readonly ((facts: PromptFacts) => boolean)[]> = {
  everyPrompt: [
    ({ path }) => /^(\/us)?\/(basket|checkout|login|signin|register|guest-details)(\/|$)/.test(path),
    ({ path }) => path.endsWith('/update-payment-details'),
    ({ userType }) => userType === 'guest',
  ],
  renewal: [
    ({ isMember }) => isMember,
    ({ path }) => path.endsWith('/terms-and-conditions'),
    ({ renewalMark }) => Boolean(renewalMark),
    ({ mayRenew }) => !mayRenew,
  ],
  teaser: [
    ({ seen }) => String(seen).includes('FAILURE') || String(seen).includes('TEASER'),
    ({ flags }) => flags.teaser !== '1',
    ({ anniversaryDays }) => ![0, 1, 31].includes(anniversaryDays ?? NaN),
    ({ giftCount }) => giftCount === 0,
  ],
  discovery: [
    ({ seen }) => String(seen).includes('FAILURE') || String(seen).includes('DISCOVERY'),
    ({ flags }) => flags.discovery !== '1',
    ({ renewalMark }) => ['MODAL_CLOSED', 'NAVIGATE_TO_PAYMENT'].includes(renewalMark ?? ''),
    ({ renewalMark, flags }) => renewalMark === 'NO_ENTITLEMENT' && flags.discoveryAfterRenewal === 'any',
    ({ hasPlusMembership, isSixtyDayTrial, userType }) => ![hasPlusMembership, isSixtyDayTrial, userType === 'lapsedmember'].includes(true),
  ],
}

function expected(facts: PromptFacts): string {
  const shows = (name: string) => ![...(reasons['everyPrompt'] ?? []), ...(reasons[name] ?? [])].some((isReason) => isReason(facts))
  if (shows('renewal')) return 'FAILED_RENEWAL:'
  if (shows('teaser')) return `ANNIVERSARY_GIFT_TEASER:ANNIVERSARY_GIFT_TEASER${shows('discovery') ? ',DISCOVERY_JOURNEY_MODAL' : ''}`
  return shows('discovery') ? 'DISCOVERY_JOURNEY_MODAL:DISCOVERY_JOURNEY_MODAL' : 'none'
}

test('in every combination the choice is the one that the reasons to stay away leave', () => {
  const chosen = new Set<string>()
  const wrong: unknown[] = []
  for (const facts of everyCase()) {
    const choice = choosePrompt(facts)
    const told = choice ? `${choice.prompt}:${choice.marks.join(',')}` : 'none'
    chosen.add(told)
    if (told !== expected(facts)) wrong.push({ told, facts })
  }
  expect(wrong).toEqual([])
  expect(chosen.size).toBe(5)
})

test.each(['', '0', '2', '01', ' 1', '1 ', 'true', 'on', 'control', '１'])('a flag with the value "%s" shows no prompt', (value) => {
  const member: PromptFacts = {
    path: '/',
    isLoggedIn: true,
    isMember: true,
    userType: 'member',
    hasPlusMembership: true,
    isSixtyDayTrial: false,
    seen: [],
    renewalMark: undefined,
    mayRenew: undefined,
    anniversaryDays: 19,
    giftCount: 2,
    flags: { teaser: '1', discovery: '1', discoveryAfterRenewal: value },
  }
  expect(choosePrompt(member)?.prompt).toBe('ANNIVERSARY_GIFT_TEASER')
  expect(choosePrompt({ ...member, flags: { ...member.flags, teaser: value } })?.prompt).toBe('DISCOVERY_JOURNEY_MODAL')
  expect(choosePrompt({ ...member, flags: { teaser: value, discovery: value, discoveryAfterRenewal: value } })).toBeUndefined()
})
