import { createTranslator } from 'use-intl/core'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Stands for a page that is not built yet: says so, and links to the home page. */
export function UnbuiltPage({ store, page }: { store: Store; page: string }) {
  const messages = messagesOf(store.locale)
  const t = createTranslator({ locale: store.locale, messages, namespace: 'notOpen' })
  return (
    <Container>
      <EmptyState
        heading={messages.notOpen.heading}
        headingLevel={1}
        actions={<ButtonLink href={storeHref(store, '/')}>{messages.notOpen.home}</ButtonLink>}
      >
        <p>{t('text', { page })}</p>
      </EmptyState>
    </Container>
  )
}
