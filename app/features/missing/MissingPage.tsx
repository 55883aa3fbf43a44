import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Hero } from '#app/design-system/hero/Hero.tsx'
import { LinkList } from '#app/design-system/link-list/LinkList.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './MissingPage.module.css'

/** The 404 page: what happened, and three ways out. Spec §2. `canRetry`: the page exists, and may be there in a moment. */
export function MissingPage({ store, canRetry = false }: { store: Store; canRetry?: boolean }) {
  const { notFound: copy, footer, nav, failure } = messagesOf(store.locale)
  const links = (items: readonly (readonly [string, string])[]) => items.map(([path, label]) => ({ href: storeHref(store, path), label }))
  const [before, after] = copy.lost.split('{email}')
  return (
    <>
      <Hero
        size="m"
        heading={copy.heading}
        lead={copy.intro}
        picture={{
          src: '/images/scenes/not-found-1440.webp',
          srcSet: '/images/scenes/not-found-720.webp 720w, /images/scenes/not-found-1440.webp 1440w',
          sizes: '100vw',
          width: 1440,
          height: 440,
          alt: '',
          paper: 'powder',
        }}
        actions={
          <>
            {/* An empty address is the one that was asked for: the page that stands in does not know which. */}
            {canRetry && <ButtonLink href="">{failure.retry}</ButtonLink>}
            <ButtonLink href={storeHref(store, '/contact')} {...(canRetry && { variant: 'secondary' as const })}>
              {copy.contact}
            </ButtonLink>
          </>
        }
      />
      <Container>
        <div className={styles.columns}>
          <LinkList
            id="missing-shop"
            heading={copy.shop}
            links={links([
              ['/shop/makeup', footer.makeup],
              ['/shop/skincare', footer.skincare],
              ['/shop/fragrances', footer.fragrance],
              ['/shop/hair-care', footer.haircare],
              ['/shop/body', footer.body],
              ['/shop/beauty-supplements', footer.supplements],
            ])}
          />
          <LinkList
            id="missing-top"
            heading={copy.topPages}
            links={links([
              ['/shop/whatsnew', nav.newIn],
              ['/shop/bestsellers', nav.bestsellers],
              ['/join', nav.join],
              ['/quiz/skincare', nav.quiz],
            ])}
          />
          <LinkList
            id="missing-care"
            heading={copy.care}
            links={links([
              ['/contact', footer.contact],
              ['/legal/terms-and-conditions', footer.terms],
            ])}
          />
        </div>
        <p className={styles.lost}>
          {before}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          {after}
        </p>
      </Container>
    </>
  )
}
