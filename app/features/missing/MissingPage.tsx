import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Callout } from '#app/design-system/callout/Callout.tsx'
import { Hero } from '#app/design-system/hero/Hero.tsx'
import { LinkList } from '#app/design-system/link-list/LinkList.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { missingCopy as copy, failureCopy } from '#app/messages/pages/missing.ts'
import { messageParts } from '#app/platform/copy/format-message.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './MissingPage.module.css'
import { missingColumns } from './missing-columns.ts'

const scene = {
  src: '/images/scenes/not-found-1440.webp',
  srcSet: '/images/scenes/not-found-720.webp 720w, /images/scenes/not-found-1440.webp 1440w',
  avif: '/images/scenes/not-found-720.avif 720w, /images/scenes/not-found-1440.avif 1440w',
  sizes: '100vw',
  width: 1440,
  height: 440,
  alt: '',
  paper: 'powder',
} as const

/** The 404 page. Spec §2. `canRetry`: the page exists but failed. */
export function MissingPage({ store, canRetry = false }: { store: Store; canRetry?: boolean }) {
  const email = (
    <a key="email" href={`mailto:${brand.email}`}>
      {brand.email}
    </a>
  )
  return (
    <>
      <Hero
        size="m"
        heading={copy.heading}
        lead={copy.intro}
        picture={scene}
        // An empty href reloads the requested URL, which the stand-in page does not know.
        actions={canRetry && <ButtonLink href="">{failureCopy.retry}</ButtonLink>}
      />
      <Container>
        <div className={styles.columns}>
          {missingColumns(store).map((column) => (
            <LinkList key={column.id} {...column} />
          ))}
        </div>
        <Callout action={<ButtonLink href={storeHref(store, '/contact')}>{copy.contact}</ButtonLink>}>
          {messageParts(copy.lost, { email })}
        </Callout>
      </Container>
    </>
  )
}
