import { Banners } from '#app/features/banners/Banners.tsx'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.client.tsx'
import { PreviewBanner } from '#app/features/preview/PreviewBanner.tsx'
import { StrippedZeroes } from '#app/features/shell/StrippedZeroes.client.tsx'
import type { FramedPage } from './framed-page.ts'

/** Above the header: the consent banner, preview mode, and banners. */
export function AbovePage({ page: { visit, path, layout, flags } }: { page: FramedPage }) {
  return (
    <>
      <StrippedZeroes rendered={flags['strip-minor-zeros']} />
      <ConsentBanner />
      <PreviewBanner visit={visit} path={path} />
      <Banners visit={visit} path={path} layout={layout} />
    </>
  )
}
