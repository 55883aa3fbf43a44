import { usualVariables } from '#fixtures/operations/usual-variables.ts'
import { PUBLISHED } from '#fixtures/operations/values.ts'
import { MEMBERS, NO_VARIABLES, type OperationExamples, PUBLISHED_ONLY, step } from './example.ts'

export const membershipExamples: OperationExamples = {
  me: NO_VARIABLES,
  getMemberships: NO_VARIABLES,
  getMembershipOffers: NO_VARIABLES,
  getMyPlan: NO_VARIABLES,
  getPlans: [{ variables: usualVariables.getPlans }],
  getMyMembershipManagement: PUBLISHED_ONLY,
  membershipManagementFlow: [
    ...['cancel', 'upgrade', 'extend'].map((flow) => ({ variables: { ...PUBLISHED, flow } })),
    step('cancel', 'no-such-step', 'continue', [], MEMBERS),
    step('cancel', 'cancel-reason', 'continue', ['other'], MEMBERS),
    step('cancel', 'cancel-second-reason', 'continue', ['more-brands'], MEMBERS),
    step('cancel', 'cancel-perks', 'continue', [], MEMBERS),
    step('cancel', 'cancel-perks', 'keep', [], MEMBERS),
    step('cancel', 'cancel-gift', 'accept', [], MEMBERS),
    step('cancel', 'cancel-gift', 'continue', [], MEMBERS),
    step('cancel', 'cancel-confirm', 'confirm', ['agreed'], MEMBERS),
    step('upgrade', 'upgrade-choose', 'continue', ['MBR-PLUS-UK'], ['uk-annual-member']),
    step('upgrade', 'upgrade-confirm/MBR-PLUS-UK', 'confirm', ['agreed'], ['uk-annual-member']),
    step('extend', 'extend-offer', 'continue', [], ['uk-annual-member']),
    step('extend', 'extend-confirm', 'confirm', ['agreed'], ['uk-annual-member']),
  ],
  getAnniversaryGiftModal: PUBLISHED_ONLY,
  redeemGift: [{ variables: usualVariables.redeemGift }],
  requestAnniversaryReminder: NO_VARIABLES,
  getCampaignThresholds: NO_VARIABLES,
  entitlements: NO_VARIABLES,
  getGracePeriodEntitlement: NO_VARIABLES,
  getDiscoveryJourneySlides: NO_VARIABLES,
  getUserPrompts: NO_VARIABLES,
  addUserPrompt: [{ variables: usualVariables.addUserPrompt }],
}
