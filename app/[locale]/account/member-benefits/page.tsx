import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MemberBenefitsPage } from '#app/features/member-benefits/MemberBenefitsPage.tsx'
import { memberBenefits } from '#app/features/member-benefits/member-benefits-data.ts'
import { memberBenefitsCopy } from '#app/messages/account/member-benefits.ts'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

const path = '/account/member-benefits'

type MemberBenefitsRouteProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: MemberBenefitsRouteProps): Promise<Metadata> {
  const store = storeOf((await params).locale)
  return pageMetadata(store, { title: memberBenefitsCopy(store.locale).title, path, isIndexed: false })
}

/** Member Perks, while their flag is on. */
export default async function MemberBenefitsRoute({ params }: MemberBenefitsRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  if ((await accountFlags(pageRequest)).showMemberBenefits !== '1') notFound()
  const { title, subheader } = memberBenefitsCopy(store.locale)
  const content = async () => {
    const [benefits, shopper] = await Promise.all([memberBenefits(pageRequest), pageShopper(pageRequest)])
    return (
      <MemberBenefitsPage
        store={store}
        benefits={benefits}
        isMember={shopper?.isMember ?? false}
        hasLapsed={shopper?.hasLapsed ?? false}
        now={shopper?.now ?? 0}
      />
    )
  }
  return <AccountPage pageRequest={pageRequest} path={path} title={title} subheader={subheader} content={content} />
}
