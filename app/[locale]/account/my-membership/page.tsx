import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FlowStep } from '#app/features/membership/flow/FlowStep.tsx'
import { flowStanding } from '#app/features/membership/flow/flow-data.ts'
import { MembershipPage } from '#app/features/membership/MembershipPage.tsx'
import { membershipView } from '#app/features/membership/membership-data.ts'
import { membershipQuery } from '#app/features/membership/membership-query.ts'
import { membershipCopy as copy } from '#app/messages/account/membership.ts'
import { shownForm } from '#app/platform/forms/shown-form.ts'
import { type FlowProblem, flowAnswerForm, flowPath, MEMBERSHIP_PATH as path } from '#app/platform/membership/flow-answer.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

type MembershipRouteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: MembershipRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/**
 * Where to go from a step that was not reached: to the newest, or from a flow that was not begun to the page that begins it. An answer that was not taken says
 * so there; an address that was kept, or typed, says nothing.
 */
function placeBefore(flow: string, stepId: string | undefined, problem: FlowProblem | undefined): string {
  if (stepId !== undefined) return flowPath(flow, undefined, problem)
  return problem === undefined ? path : `${path}?done=unstarted`
}

/** Membership & Billing, and on the same page the flows that change a membership, a step at a time. */
export default async function MembershipRoute({ params, searchParams }: MembershipRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const given = await searchParams
  const { flow, stepId, problem, removes, notification } = membershipQuery(given)
  const content = async () => {
    if (flow === undefined) return <MembershipPage store={store} view={await membershipView(pageRequest)} removes={removes} />
    const standing = await flowStanding(pageRequest, flow, stepId)
    if (!standing) redirect(storeHref(store, placeBefore(flow, stepId, problem)))
    const { values } = await shownForm(flowAnswerForm, {})
    return <FlowStep store={store} flow={flow} standing={standing} problem={problem} typed={problem === undefined ? {} : values} />
  }
  const query = flow === undefined ? '' : flowPath(flow, stepId).slice(path.length).replace(/#.*/, '')
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      query={query}
      title={copy.title}
      subheader={copy.subheader}
      notification={notification}
      content={content}
    />
  )
}
