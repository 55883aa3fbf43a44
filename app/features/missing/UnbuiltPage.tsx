import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { comingSoonCopy as copy } from '#app/messages/pages/missing.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { openPages, type UnbuiltPageRow } from '#app/platform/routes/pages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

const scene = {
  src: '/images/scenes/members-tile-960.webp',
  srcSet: '/images/scenes/members-tile-480.webp 480w, /images/scenes/members-tile-960.webp 960w',
  avif: '/images/scenes/members-tile-480.avif 480w, /images/scenes/members-tile-960.avif 960w',
  sizes: '(max-width: 47.99rem) 100vw, 50vw',
  width: 960,
  height: 520,
  paper: 'powder',
  priority: true,
} as const

/** Placeholder for a page that is not built yet, with a link to one that is open. */
export function UnbuiltPage({ store, page: { title, instead } }: { store: Store; page: UnbuiltPageRow }) {
  return (
    <Container>
      <EmptyState
        heading={copy.heading}
        headingLevel={1}
        picture={scene}
        actions={<ButtonLink href={storeHref(store, openPages[instead])}>{copy.instead[instead]}</ButtonLink>}
      >
        <p>{formatMessage(copy.text, { page: title })}</p>
      </EmptyState>
    </Container>
  )
}
