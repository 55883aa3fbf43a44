import type { ReactNode } from 'react'
import { CheckoutHeader } from '#app/features/checkout-frame/CheckoutHeader.tsx'
import type { CheckoutStep } from '#app/features/checkout-frame/checkout-steps.ts'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.client.tsx'
import { ConsentDialog } from '#app/features/consent/ConsentDialog.client.tsx'
import { OverrideBar } from '#app/features/experiment-override/OverrideBar.tsx'
import { PreviewBanner } from '#app/features/preview/PreviewBanner.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { StrippedZeroes } from '#app/features/shell/StrippedZeroes.client.tsx'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { HelpIds } from '#app/platform/help/HelpIds.client.tsx'
import { KeepAffiliateClick } from '#app/platform/session/KeepAffiliateClick.client.tsx'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'

type CheckoutFrameProps = {
  pageRequest: PageRequest
  /** The page's path, without the store's prefix. */
  path: string
  step: CheckoutStep
  children: ReactNode
}

/** The frame of the pages of checkout: the steps in place of the shop's header, and nothing that leads away or asks for attention (layout `none`). */
export async function CheckoutFrame({ pageRequest, path, step, children }: CheckoutFrameProps) {
  const { store } = pageRequest
  const [flags, shopper] = await Promise.all([flagsFor(pageRequest), pageShopper(pageRequest)])
  return (
    <Shell
      store={store}
      shopper={shopper}
      above={
        <>
          <StrippedZeroes rendered={flags['strip-minor-zeros']} />
          <ConsentBanner />
          <PreviewBanner pageRequest={pageRequest} path={path} />
          <OverrideBar pageRequest={pageRequest} />
        </>
      }
      header={<CheckoutHeader store={store} step={step} />}
      overlays={
        <>
          <ConsentDialog store={store} />
          {/* An affiliate's link may lead here too, and the script that sends events shares what reads it. */}
          <KeepAffiliateClick />
          <HelpIds locale={store.locale} env={serverSettings().environment} />
        </>
      }
    >
      {children}
    </Shell>
  )
}
