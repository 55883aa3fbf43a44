import type { FlowName } from '#fixtures/membership/flow-position.ts'
import { planOf, plusKinds } from '#fixtures/membership/plans.ts'
import type { PlanKind } from '#fixtures/membership/record.ts'
import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { MembershipManagementActions, MembershipManagementRecord } from '#schema/__generated__/types.ts'
import type { ContractContext } from '../context.ts'
import { membershipFacts } from './membership-facts.ts'
import { membershipModels } from './memberships.ts'

export const flowNames: readonly FlowName[] = ['cancel', 'upgrade', 'extend']

const flowLabels: Readonly<Record<FlowName, string>> = { cancel: 'Cancel membership', upgrade: 'Upgrade', extend: 'Extend by a year' }

/** The plans that a membership can be upgraded to, best last. */
export function upgradesOf(kind: PlanKind): readonly PlanKind[] {
  if (plusKinds.has(kind) || kind === 'staff') return []
  return kind === 'annual-limitless' ? ['plus'] : ['annual-limitless', 'plus']
}

/** The flows open to a shopper: a membership that renews can be cancelled, a yearly one extended, and a smaller plan upgraded. */
export function openFlows(identity: ShopperRecord, context: ContractContext): FlowName[] {
  const [current] = membershipModels(identity, context)
  const kind = identity.membership?.plan
  if (!current || !kind || current.status === 'expired' || kind === 'staff') return []
  const canExtend =
    current.status === 'active' && planOf(identity.store, kind).duration === 'annually' && !planOf(identity.store, kind).trial
  const upgrade: FlowName[] = upgradesOf(kind).length > 0 ? ['upgrade'] : []
  const extend: FlowName[] = canExtend ? ['extend'] : []
  return [...upgrade, ...extend, ...(current.billing.nextPaymentDate === null ? [] : (['cancel'] as const))]
}

/** The first open flow is the primary action, the last one the secondary. */
function actionsFor(flows: readonly FlowName[]): MembershipManagementActions {
  const primary = flows[0]
  const secondary = flows.length > 1 ? flows[flows.length - 1] : undefined
  return {
    primaryActionId: primary ?? null,
    primaryLabel: primary ? flowLabels[primary] : null,
    secondaryActionId: secondary ?? null,
    secondaryLabel: secondary ? flowLabels[secondary] : null,
  }
}

/** A shopper's membership page; null without a current or past membership. */
export function managementRecord(identity: ShopperRecord, context: ContractContext): MembershipManagementRecord | null {
  const [current] = membershipModels(identity, context)
  if (!current) return null
  const flows = openFlows(identity, context)
  return {
    id: `membership-management-${context.store}`,
    header: 'Your membership',
    flows: [...flows],
    membershipManagement: {
      id: current.id,
      header: current.name,
      actions: actionsFor(flows),
      ...membershipFacts(current, identity, context),
    },
  }
}
