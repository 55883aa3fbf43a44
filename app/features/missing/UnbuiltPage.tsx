import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { comingSoonCopy as copy } from '#app/messages/pages/missing.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Placeholder for a page that is not built yet, with a link to the home page. */
export function UnbuiltPage({ store, page }: { store: Store; page: string }) {
  return (
    <Container>
      <EmptyState heading={copy.heading} headingLevel={1} actions={<ButtonLink href={storeHref(store, '/')}>{copy.home}</ButtonLink>}>
        <p>{formatMessage(copy.text, { page })}</p>
      </EmptyState>
    </Container>
  )
}
