import { planOf } from '#fixtures/membership/plans.ts'
import type { PlanRecord } from '#fixtures/membership/record.ts'
import { daysBetween, termOf } from '../rules/membership/membership-term.ts'
import { afterTerms } from '../rules/membership/plan-terms.ts'
import { longDay } from '../rules/membership/store-calendar.ts'
import { formatMinorUnits } from '../rules/money/price-format.ts'
import { keepMembership } from './memberships.ts'
import { agreeStep, baseStep, type Flow, type FlowSetting, markdown, type QuestionStep, type Result, result } from './step.ts'

const back = ['keep', 'Not now'] as const

/** The extend flow: the offer of another term at today's fee, and confirmation. */
export function extendFlow(setting: FlowSetting): Flow {
  const steps: Readonly<Record<string, () => QuestionStep>> = {
    'extend-offer': () => offerStep(setting),
    'extend-confirm': () => confirmStep(setting),
  }
  return {
    first: () => offerStep(setting),
    step: (id) => (Object.hasOwn(steps, id) ? steps[id]?.() : undefined),
    next: ({ stepId, actionId }) => {
      if (actionId === 'keep') return result('extend-kept', 'KEPT', 'Nothing has changed', 'Your membership renews as before.')
      return stepId === 'extend-offer' ? confirmStep(setting) : extended(setting)
    },
  }
}

function planHeld({ identity }: FlowSetting): PlanRecord {
  return planOf(identity.store, identity.membership?.plan ?? 'annual-limitless')
}

/** The end date of the extended term. */
function newEnd(setting: FlowSetting): string {
  const { context } = setting
  return longDay(extendedEnd(setting), context.store)
}

function extendedEnd(setting: FlowSetting): number {
  const { identity, context } = setting
  const endsAt = identity.membership ? termOf(identity.membership, context.startsAt).endsAt : context.now
  return afterTerms(endsAt, planHeld(setting))
}

function offerStep(setting: FlowSetting): QuestionStep {
  const plan = planHeld(setting)
  const words = `Add another term now for ${formatMinorUnits(plan.price, plan.locale)}, whatever the fee becomes later. Your membership would then run until **${newEnd(setting)}**.`
  return baseStep({
    flow: 'extend',
    id: 'extend-offer',
    header: 'Keep today’s fee',
    primary: ['continue', 'Continue'],
    secondary: back,
    blocks: [markdown('extend-offer-words', words, 'lead')],
  })
}

function confirmStep(setting: FlowSetting): QuestionStep {
  const plan = planHeld(setting)
  const words = {
    flow: 'extend',
    id: 'extend-confirm',
    header: 'Extend your membership',
    primary: ['confirm', 'Extend'],
    secondary: back,
  } as const
  return agreeStep(words, `Charge ${formatMinorUnits(plan.price, plan.locale)} today.`)
}

function extended(setting: FlowSetting): Result {
  const { identity, context } = setting
  const until = newEnd(setting)
  const { membership } = identity
  if (membership) {
    const termEndsInDays = daysBetween(context.startsAt, extendedEnd(setting))
    keepMembership({ ...membership, termEndsInDays }, context, false)
  }
  const tracking = { event: 'Membership Extended', properties: { flow: 'extend', sku: planHeld(setting).sku, until } }
  return result('extend-completed', 'COMPLETED', 'Your membership is extended', `It runs until **${until}**.`, tracking)
}
