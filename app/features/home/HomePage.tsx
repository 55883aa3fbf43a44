import type { ComponentType } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Hero } from '#app/design-system/hero/Hero.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, Section } from '#app/design-system/page/Page.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { CategoryTile, CategoryTiles } from '#app/design-system/tile/CategoryTile.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './HomePage.module.css'
import { type HomeView, ROOMS } from './home-data.ts'

type HomePageProps = {
  home: HomeView
  store: Store
  /** Renders a product card; the route passes the card feature's. */
  Card: ComponentType<{ card: CardView; store: Store }>
}

/** The home page. */
export function HomePage({ home, store, Card }: HomePageProps) {
  const copy = homeCopy(store.locale)
  const href = (path: string) => storeHref(store, path)
  return (
    <>
      <Hero
        heading={copy.headline}
        lead={copy.lead}
        picture={{
          src: '/images/scenes/home-hero-1440.webp',
          srcSet: heroSources('webp'),
          avif: heroSources('avif'),
          sizes: '100vw',
          width: 1440,
          height: 720,
          alt: '',
          paper: 'powder',
        }}
        narrowPicture={{
          srcSet: phoneHeroSources('webp'),
          avif: phoneHeroSources('avif'),
          width: 400,
          height: 500,
        }}
        actions={
          <>
            <ButtonLink size={56} href={href('/shop/whatsnew')}>
              {copy.shopNewIn}
            </ButtonLink>
            <TextLink arrow href={href('/join')}>
              {copy.howItWorks}
            </TextLink>
          </>
        }
      />
      <Section id="rooms" heading={copy.rooms}>
        <CategoryTiles>
          {ROOMS.map(({ path, copy: word, picture }) => (
            <CategoryTile
              key={path}
              href={href(`/shop/${path}`)}
              name={footerLinks[word]}
              count={formatMessage(copy.products, { count: home.counts[path] }, store.locale)}
              picture={{
                src: `/images/scenes/category-${picture}-240.webp`,
                srcSet: `/images/scenes/category-${picture}-240.webp 240w, /images/scenes/category-${picture}-480.webp 480w`,
                sizes: '(max-width: 47.99rem) 46vw, (max-width: 63.99rem) 30vw, 220px',
                width: 240,
                height: 320,
              }}
            />
          ))}
        </CategoryTiles>
      </Section>
      <Shelf
        id="bestsellers"
        heading={copy.bestsellers}
        lead={copy.bestsellersLead}
        cards={home.bestsellers}
        link={{ href: href('/shop/bestsellers'), label: copy.bestsellersLink }}
        store={store}
        Card={Card}
      />
      <Container className={styles.tile}>
        <EditorialTile
          heading={copy.memberHeadline}
          surface="powder"
          shape="feature"
          picture={{
            src: '/images/scenes/members-tile-960.webp',
            srcSet: '/images/scenes/members-tile-480.webp 480w, /images/scenes/members-tile-960.webp 960w',
            sizes: '(max-width: 47.99rem) 100vw, 50vw',
            width: 960,
            height: 520,
            alt: '',
            paper: 'powder',
          }}
          actions={<ButtonLink href={href('/join')}>{copy.memberLink}</ButtonLink>}
        >
          <p>{copy.memberLead}</p>
        </EditorialTile>
      </Container>
      <Shelf
        id="new-in"
        heading={copy.newIn}
        cards={home.newIn}
        link={{ href: href('/shop/whatsnew'), label: copy.newInLink }}
        store={store}
        Card={Card}
      />
      <Container className={styles.tile}>
        <EditorialTile
          heading={copy.quizHeadline}
          surface="butter"
          picture={{
            src: '/images/scenes/quiz-960.webp',
            srcSet: '/images/scenes/quiz-480.webp 480w, /images/scenes/quiz-960.webp 960w',
            sizes: '(max-width: 47.99rem) 100vw, 50vw',
            width: 960,
            height: 560,
            alt: '',
            paper: 'butter',
          }}
          actions={<ButtonLink href={href('/quiz/skincare')}>{copy.quizLink}</ButtonLink>}
        >
          <p>{copy.quizLead}</p>
        </EditorialTile>
      </Container>
    </>
  )
}

function heroSources(format: 'webp' | 'avif'): string {
  return [720, 1440, 2160].map((width) => `/images/scenes/home-hero-${width}.${format} ${width}w`).join(', ')
}

function phoneHeroSources(format: 'webp' | 'avif'): string {
  return [400, 800].map((width) => `/images/scenes/home-hero-phone-${width}.${format} ${width}w`).join(', ')
}

type ShelfProps = Pick<HomePageProps, 'store' | 'Card'> & {
  id: string
  heading: string
  lead?: string
  cards: readonly CardView[]
  link: { href: string; label: string }
}

/** A row of products with a link to all of them. */
function Shelf({ id, heading, lead, cards, link, store, Card }: ShelfProps) {
  if (cards.length === 0) return null
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      action={
        <TextLink arrow href={link.href}>
          {link.label}
        </TextLink>
      }
    >
      <ProductGrid>
        {cards.map((card) => (
          <GridItem key={card.id}>
            <Card card={card} store={store} />
          </GridItem>
        ))}
      </ProductGrid>
    </Section>
  )
}
