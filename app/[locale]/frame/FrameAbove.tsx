import { Banners } from '#app/features/banners/Banners.tsx'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.client.tsx'
import { OverrideBar } from '#app/features/experiment-override/OverrideBar.tsx'
import { PreviewBanner } from '#app/features/preview/PreviewBanner.tsx'
import { StrippedZeroes } from '#app/features/shell/StrippedZeroes.client.tsx'
import type { FramedPage } from './framed-page.ts'

/** Above the header: the question for consent, preview mode, overridden experiments, and the banners. */
export function FrameAbove({ pageRequest, path, layout, flags }: FramedPage) {
  return (
    <>
      <StrippedZeroes rendered={flags['strip-minor-zeros']} />
      <ConsentBanner />
      <PreviewBanner pageRequest={pageRequest} path={path} />
      <OverrideBar pageRequest={pageRequest} />
      <Banners pageRequest={pageRequest} path={path} layout={layout} />
    </>
  )
}
