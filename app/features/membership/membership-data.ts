import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { canBeRenewed } from '#app/platform/membership/renewal-right.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import {
  GetMembershipSavingsDocument,
  type GetMembershipSavingsQuery,
  GetMembershipsDocument,
  type GetMembershipsQuery,
  GetMyMembershipManagementDocument,
  type GetMyMembershipManagementQuery,
  GetPaymentDetailsDocument,
  type GetPaymentDetailsQuery,
} from '#operations/__generated__/operations.ts'

export type Management = NonNullable<GetMyMembershipManagementQuery['myMembershipManagement']>
export type PaymentMethod = GetPaymentDetailsQuery['paymentDetails']['methods'][number]
type PastMembership = GetMembershipsQuery['memberships']['memberships'][number]
export type SavingsAgainstCost = GetMembershipSavingsQuery['membershipSavings']

/** What the page of a membership shows. What is undefined could not be loaded and is left out. */
export type MembershipView = {
  /** Null: the shopper never was a member. */
  management: Management | null
  payments: readonly PaymentMethod[] | undefined
  savings: SavingsAgainstCost | undefined
  /** Newest first. */
  history: readonly PastMembership[]
  /** What a new card brings back; undefined if nothing. */
  reactivates: 'cancelled' | 'renewal-failed' | undefined
}

/** Loads the shopper's membership and what belongs to it. Throws RequestFailure if the membership itself cannot be had. */
export async function membershipView(pageRequest: PageRequest): Promise<MembershipView> {
  const part = <Value>(name: string, load: () => Promise<Value>) => slotOf(name, load, slotLimitMs(pageRequest))
  const [{ myMembershipManagement }, payments, savings, history, canRenew] = await Promise.all([
    serverQuery(pageRequest, GetMyMembershipManagementDocument, contentSource(pageRequest)),
    part('payment details', async () => (await serverQuery(pageRequest, GetPaymentDetailsDocument, {})).paymentDetails.methods),
    part('savings', async () => (await serverQuery(pageRequest, GetMembershipSavingsDocument, {})).membershipSavings),
    part('memberships', async () => (await serverQuery(pageRequest, GetMembershipsDocument, {})).memberships.memberships),
    canBeRenewed(pageRequest),
  ])
  const status = history?.[0]?.status
  return {
    management: myMembershipManagement ?? null,
    payments,
    savings,
    history: history ?? [],
    reactivates: canRenew ? 'renewal-failed' : status === 'cancelled' ? 'cancelled' : undefined,
  }
}
