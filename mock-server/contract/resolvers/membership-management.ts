import type { Resolvers } from '../__generated__/resolvers.ts'
import { accountOf } from '../account/account-of.ts'
import type { ContractContext } from '../context.ts'
import { advance, standingIn } from '../membership/flow.ts'
import { managementRecord } from '../membership/management-record.ts'
import { membershipModels } from '../membership/memberships.ts'
import { pageAsked } from '../page-asked.ts'

/** Resolvers of an account's memberships and their management flows. */
export const membershipManagementResolvers: Resolvers<ContractContext> = {
  Query: {
    memberships: (_root, { pagination: asked }, context) => {
      const { page, pagination } = pageAsked(membershipModels(accountOf(context), context), asked)
      return { memberships: page, pagination }
    },
    myMembershipManagement: (_root, _args, context) => managementRecord(accountOf(context), context),
    membershipFlow: (_root, { flow, stepId }, context) => standingIn(flow, stepId ?? null, { identity: accountOf(context), context }),
  },
  Mutation: {
    membershipManagementFlow: (_root, { flow, data }, context) => advance(flow, data ?? null, { identity: accountOf(context), context }),
  },
}
