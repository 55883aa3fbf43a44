import { findPlan, planOf } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import { termOf } from '../rules/membership/membership-term.ts'
import { unusedFee, upgradeFee } from '../rules/membership/proration.ts'
import { formatMinorUnits } from '../rules/money/price-format.ts'
import { upgradesOf } from './management-record.ts'
import { feeWords } from './membership-facts.ts'
import { keepMembership, startingNow } from './memberships.ts'
import { agreeStep, choiceStep, type Flow, type FlowSetting, markdown, type QuestionStep, type Result, result } from './step.ts'

const CONFIRM = 'upgrade-confirm/'
const back = ['keep', 'Not now'] as const

/** The upgrade flow: choice of plan, and confirmation. The id of the confirmation step includes the plan's sku. */
export function upgradeFlow(setting: FlowSetting): Flow {
  const plans = plansAbove(setting)
  const prior = skuHeld(setting)
  const planOfStep = (id: string): PlanRecord | undefined =>
    id.startsWith(CONFIRM) ? plans.find(({ sku }) => sku === id.slice(CONFIRM.length)) : undefined
  return {
    first: () => chooseStep(plans, prior),
    step: (id) => {
      if (id === 'upgrade-choose') return chooseStep(plans, prior)
      const plan = planOfStep(id)
      return plan && confirmStep(plan, prior, setting)
    },
    next: ({ stepId, actionId, options }) => {
      if (actionId === 'keep') return result('upgrade-kept', 'KEPT', 'Nothing has changed', 'Your membership stays as it was.')
      const chosen = planOfStep(stepId)
      if (chosen) return upgraded(chosen, setting)
      const plan = plans.find(({ sku }) => sku === options[0])
      return plan ? confirmStep(plan, prior, setting) : chooseStep(plans, prior)
    },
  }
}

function plansAbove({ identity }: FlowSetting): PlanRecord[] {
  const kinds = identity.membership ? upgradesOf(identity.membership.plan) : []
  return kinds.flatMap((kind) => findPlan(identity.store, kind) ?? [])
}

/** The sku of the plan so far, which the answer to each step names. */
function skuHeld({ identity }: FlowSetting): string {
  return identity.membership ? planOf(identity.store, identity.membership.plan).sku : ''
}

function chooseStep(plans: readonly PlanRecord[], priorActiveSku: string): QuestionStep {
  const options = plans.map((plan) => ({
    id: `upgrade-choose-${plan.kind}`,
    key: plan.sku,
    label: `${plan.name}, ${feeWords(plan)}`,
    additionalTextMode: 'NONE' as const,
    additionalTextAttributes: null,
  }))
  return choiceStep(
    {
      flow: 'upgrade',
      id: 'upgrade-choose',
      header: 'Which membership would you like?',
      primary: ['continue', 'Continue'],
      secondary: back,
      metadata: { priorActiveSku },
    },
    options,
  )
}

/** What a plan costs today, without what is left of the fee that was paid for the membership so far. */
function feeToday(plan: PlanRecord, { identity, context }: FlowSetting): ReturnType<typeof upgradeFee> {
  const { membership, store } = identity
  if (!membership) return upgradeFee(plan.price, 0)
  return upgradeFee(plan.price, unusedFee({ plan: planOf(store, membership.plan), ...termOf(membership, context.startsAt) }, context.now))
}

function confirmStep(plan: PlanRecord, priorActiveSku: string, setting: FlowSetting): QuestionStep {
  const { today, credited } = feeToday(plan, setting)
  const money = (amount: number): string => formatMinorUnits(amount, plan.locale)
  const perks = plan.perks.map((perk) => `- ${perk.replaceAll(/<\/?strong>/g, '**')}`).join('\n')
  const creditWords = `You paid for days that you have not used yet: **${money(credited)}** of that comes off, so today it is **${money(today)}**.`
  const credit = credited > 0 ? [markdown('upgrade-confirm-credit', creditWords, 'note', 'What you pay today')] : []
  const blocks = [markdown('upgrade-confirm-perks', perks, 'body', `What ${plan.name} brings`), ...credit]
  const words = {
    flow: 'upgrade',
    id: `${CONFIRM}${plan.sku}`,
    header: `Upgrade to ${plan.name}`,
    primary: ['confirm', 'Upgrade'],
    secondary: back,
    blocks,
    metadata: { sku: plan.sku, priorActiveSku },
  } as const
  const charge = credited > 0 ? `Charge ${money(today)} today, and then ${feeWords(plan)}` : `Charge ${feeWords(plan)}, from today`
  return agreeStep(words, `${charge} until I cancel.`)
}

function upgraded(plan: PlanRecord, setting: FlowSetting): Result {
  const { identity, context } = setting
  const { credited } = feeToday(plan, setting)
  const prior = identity.membership ? planOf(identity.store, identity.membership.plan).sku : null
  keepMembership({ ...startingNow(plan.kind, context), ...(credited > 0 && { credited }) }, context, true)
  const tracking = { event: 'Membership Upgraded', properties: { flow: 'upgrade', priorActiveSku: prior, sku: plan.sku } }
  return result(
    'upgrade-completed',
    'COMPLETED',
    `Welcome to ${plan.name}`,
    'Your new membership has begun. Your perks are on [your perks page](/account/member-benefits).',
    tracking,
  )
}
