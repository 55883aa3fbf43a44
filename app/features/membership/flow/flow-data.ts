import 'server-only'
import { cache } from 'react'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { GetMembershipFlowDocument, type GetMembershipFlowQuery } from '#operations/__generated__/operations.ts'

/** Where the shopper stands in a flow. */
export type FlowStanding = NonNullable<GetMembershipFlowQuery['membershipFlow']>
export type ShownStep = FlowStanding['step']
/** A step before the last. */
export type ShownQuestion = Exclude<ShownStep, { __typename: 'ResultStep' }>
export type StepBlock = ShownQuestion['contentBlocks'][number]

/** Where the shopper stands in a flow, at the newest step or at `stepId`; null if the flow was not begun or the step not reached. Asked once a page. */
export const flowStanding = cache(
  async (pageRequest: PageRequest, flow: string, stepId: string | undefined): Promise<FlowStanding | null> => {
    const variables = { ...contentSource(pageRequest), flow, stepId: stepId ?? null }
    return (await serverQuery(pageRequest, GetMembershipFlowDocument, variables)).membershipFlow ?? null
  },
)
