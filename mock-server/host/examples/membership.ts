import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { PUBLISHED } from '#fixtures/operations/values.ts'
import { MEMBERS, NO_VARIABLES, type OperationExamples, PUBLISHED_ONLY, step } from './example.ts'

const ANNUAL = 'store=en-GB&shopper=annual-member&membership='

/** Shoppers in the middle of cancelling, and at its ends. */
const IN_A_FLOW = [
  ...['reason', 'second-reason', 'perks', 'gift', 'confirm'].map((step) => `${ANNUAL}cancel-at-${step}`),
  ...['refused', 'kept', 'completed'].map((end) => `${ANNUAL}cancel-${end}`),
  'store=en-GB&shopper=monthly-member&membership=cancel-at-gift',
  ...['every-list-empty', 'inner-lists-empty'].flatMap((name) => [
    `${name}&membership=cancel-at-perks`,
    `${name}&membership=cancel-at-reason`,
  ]),
]

/** The members of every kind where they stand at a step of a flow. */
const membersAt = (start: string): string[] => MEMBERS.map((name) => `${name}&membership=${start}`)

export const membershipExamples: OperationExamples = {
  me: NO_VARIABLES,
  getMemberships: NO_VARIABLES,
  getMembershipFlow: [
    { variables: { ...PUBLISHED, flow: 'cancel' } },
    { variables: { ...PUBLISHED, flow: 'cancel' }, scenarios: IN_A_FLOW },
    { variables: { ...PUBLISHED, flow: 'cancel', stepId: 'cancel-reason' }, scenarios: IN_A_FLOW },
    { variables: { ...PUBLISHED, flow: 'upgrade' }, scenarios: [`${ANNUAL}upgrade-at-choice`, `${ANNUAL}upgrade-at-confirm`] },
  ],
  getMembershipSavings: NO_VARIABLES,
  getMembershipOffers: NO_VARIABLES,
  getMyPlan: NO_VARIABLES,
  getPlans: [{ variables: usualVariables.getPlans }, { variables: { ids: ['610201', '610301', '720201', '720301'] } }],
  getMyMembershipManagement: PUBLISHED_ONLY,
  membershipManagementFlow: [
    ...['cancel', 'upgrade', 'extend'].map((flow) => ({ variables: { ...PUBLISHED, flow } })),
    step('cancel', 'no-such-step', 'continue', [], MEMBERS),
    step('cancel', 'cancel-reason', 'continue', ['other'], membersAt('cancel-at-reason')),
    step('cancel', 'cancel-second-reason', 'continue', ['more-brands'], membersAt('cancel-at-second-reason')),
    {
      variables: {
        ...PUBLISHED,
        flow: 'cancel',
        data: {
          stepId: 'cancel-perks',
          actionId: 'continue',
          selectedOptions: [],
          additionalText: null,
          feedback: { reasonCode1: 'other', reasonFreeText1: 'I am moving', reasonCode2: 'more-brands', reasonFreeText2: 'Oud and Co' },
        },
      },
      scenarios: membersAt('cancel-at-perks'),
    },
    step('cancel', 'cancel-perks', 'keep', [], membersAt('cancel-at-perks')),
    step('cancel', 'cancel-gift', 'accept', [], membersAt('cancel-at-gift')),
    step('cancel', 'cancel-gift', 'continue', [], membersAt('cancel-at-gift')),
    step('cancel', 'cancel-confirm', 'confirm', ['agreed'], membersAt('cancel-at-confirm')),
    {
      variables: {
        ...PUBLISHED,
        flow: 'upgrade',
        data: {
          stepId: 'upgrade-choose',
          actionId: 'continue',
          selectedOptions: ['MBR-PLUS-UK'],
          additionalText: null,
          upgrade: { priorActiveSku: 'MBR-ANNUAL-LIMITLESS-UK', flow: 'upgrade' },
        },
      },
      scenarios: [`${ANNUAL}upgrade-at-choice`],
    },
    step('upgrade', 'upgrade-confirm/MBR-PLUS-UK', 'confirm', ['agreed'], [`${ANNUAL}upgrade-at-confirm`]),
    step('extend', 'extend-offer', 'continue', [], [`${ANNUAL}extend-at-offer`]),
    step('extend', 'extend-confirm', 'confirm', ['agreed'], [`${ANNUAL}extend-at-confirm`]),
  ],
  getAnniversaryGiftModal: PUBLISHED_ONLY,
  redeemGift: [{ variables: usualVariables.redeemGift }, { variables: usualVariables.redeemGift, scenarios: ['gift-to-redeem'] }],
  requestAnniversaryReminder: NO_VARIABLES,
  getCampaignThresholds: NO_VARIABLES,
  entitlements: NO_VARIABLES,
  getGracePeriodEntitlement: [...NO_VARIABLES, { variables: {}, scenarios: ['uk-renewal-failed'] }],
  getDiscoveryJourneySlides: NO_VARIABLES,
  getUserPrompts: NO_VARIABLES,
  addUserPrompt: [{ variables: usualVariables.addUserPrompt }],
}
