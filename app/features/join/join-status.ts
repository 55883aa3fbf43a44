import { formatMoney } from '#app/platform/money/format.ts'
import { specialPlans } from '#app/platform/settings/plans.ts'
import { testEmailDomain } from '#app/platform/settings/test-email-domain.ts'
import { isTrialTypeOffer } from '#app/platform/settings/trial-offers.ts'
import { isMember } from '#app/platform/shopper/user-rules.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import type { GetMyPlanQuery, GetPlansQuery } from '#operations/__generated__/operations.ts'

type Plan = GetPlansQuery['membershipsByIds'][number]

/** What the page has to say to whoever is here, and whether the free trials are not for them any more. */
export type JoinStatus = JoinStanding & { hasUsedTrial: boolean }

/** How whoever is here stands to a membership. `none`: nothing that everybody is not told. */
type JoinStanding =
  | { kind: 'none' }
  | ({ kind: 'basket' } & BasketSums)
  | { kind: 'inBasket'; plan: string; isTrialOffer: boolean }
  /**
   * `doesRenew`: false for one that was cancelled, given or comes with a job. `until`: undefined as well when it is not known whether it renews, as a day
   * cannot be named without that. `planId`: of the plan that they have.
   */
  | { kind: 'member'; plan: string; planId: string; until: string | undefined; doesRenew: boolean }
  | { kind: 'trial'; plan: string; until: string; next: { name: string; amount: string } | undefined }
  /** `canRenew`: what they had can still be renewed, in place of a second plan. */
  | { kind: 'lapsed'; sums: BasketSums | undefined; canRenew: boolean }

/** What the products of a basket come to at each price, and the difference. */
type BasketSums = { typical: string; member: string; saved: string }

/** What is known of the membership that a shopper has. */
export type HeldTerms = {
  /** The terms of its plan. */
  plan: Plan | undefined
  /** When it is charged next; null if never again, undefined if that is not known. */
  nextPaymentDate: string | null | undefined
}

/** The status of a shopper; `canRenew`: whether a membership that could not be renewed still can. */
export function joinStatus(mine: GetMyPlanQuery, terms: HeldTerms, store: Store, canRenew = false): JoinStatus {
  const { me } = mine
  return { ...standingOf(mine, terms, store, canRenew), hasUsedTrial: !isMember(me, testEmailDomain) && !me.isFreeTrialAllowed }
}

function standingOf({ me, basket }: GetMyPlanQuery, { plan, nextPaymentDate }: HeldTerms, store: Store, canRenew: boolean): JoinStanding {
  const { membership } = me
  if (isMember(me, testEmailDomain)) {
    const [subscription] = membership.subscriptions?.active ?? []
    const until = subscription && storeDay(subscription.currentTermEnd, store.locale)
    const isCancelled = subscription?.status === 'cancelled'
    if (until !== undefined && !isCancelled && specialPlans[store.id].freeTrials.includes(membership.id)) {
      const next = plan?.trial?.renewsTo
      return { kind: 'trial', plan: membership.name, until, next: next && { name: next.name, amount: next.price.formatted } }
    }
    const isKnown = isCancelled || nextPaymentDate !== undefined
    return {
      kind: 'member',
      plan: membership.name,
      planId: membership.id,
      until: isKnown ? until : undefined,
      doesRenew: !isCancelled && nextPaymentDate != null,
    }
  }
  const inBasket = basket?.items.find(({ type }) => type === 'membership')?.membership
  if (inBasket) return { kind: 'inBasket', plan: inBasket.name, isTrialOffer: isTrialTypeOffer(inBasket.id, store.id) }
  const sums = basketSums(basket, store)
  if (me.userType === 'lapsedmember') return { kind: 'lapsed', sums, canRenew }
  return sums ? { kind: 'basket', ...sums } : { kind: 'none' }
}

/** What the products of a basket come to in each tier; undefined if there are none, or the tiers do not differ. */
function basketSums(basket: GetMyPlanQuery['basket'], { locale }: Store): BasketSums | undefined {
  const pricing = basket?.pricing
  if (!pricing) return undefined
  const { typical, member } = pricing.totalProductPriceByTier
  const shown = (amount: number) => formatMoney(amount, { locale, currency: pricing.currency, currencySymbol: pricing.currencySymbol })
  return typical > member ? { typical: shown(typical), member: shown(member), saved: shown(typical - member) } : undefined
}
