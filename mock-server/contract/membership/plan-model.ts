import { findPlan, planOf } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import type { MembershipPlan } from '#schema/__generated__/types.ts'
import { monthlyShare } from '../rules/membership/plan-sums.ts'
import { termMonths } from '../rules/membership/plan-terms.ts'
import { toMinorUnits } from '../rules/money/minor-units.ts'
import { price } from '../rules/money/price-format.ts'

/** A plan in the contract's shape. */
export function planModel(plan: PlanRecord): MembershipPlan {
  const { id, name, sku, duration, price: fee, locale, spendingLimit, perks, trial } = plan
  return {
    id,
    name,
    value: sku,
    duration,
    termMonths: termMonths(plan) ?? null,
    price: price(fee, locale),
    monthlyPrice: duration === 'annually' && fee > 0 ? price(monthlyShare(fee), locale) : null,
    spendingLimit: spendingLimit === undefined ? null : price(toMinorUnits(spendingLimit), locale),
    perks: [...perks],
    trial: trial ? { days: trial.days, renewsTo: planModel(planOf(locale, trial.renewsTo)) } : null,
  }
}

/** A store's plan by its id; undefined if the store has none. */
export function planById(store: PlanRecord['locale'], id: string): MembershipPlan | undefined {
  const plan = findPlan(store, id)
  return plan?.id === id ? planModel(plan) : undefined
}
