import type { ComponentType } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Carousel } from '#app/design-system/carousel/Carousel.tsx'
import { Hero } from '#app/design-system/hero/Hero.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, Section } from '#app/design-system/page/Page.tsx'
import { PriceShowcase } from '#app/design-system/price/PriceShowcase.tsx'
import { CategoryTile, CategoryTiles } from '#app/design-system/tile/CategoryTile.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { productRowWords } from '#app/messages/products/recommendations.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './HomePage.module.css'
import { type HomeView, ROOMS, type ShowcaseView } from './home-data.ts'
import { Journal } from './Journal.tsx'
import { ReviewBand } from './ReviewBand.tsx'

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
  const { bestsellers, showcase, quiz, articles } = home
  return (
    <>
      <Hero
        heading={copy.headline}
        lead={copy.lead}
        picture={{
          src: '/images/scenes/home-hero-1440.webp',
          srcSet: heroSources('webp'),
          avif: heroSources('avif'),
          // Phones show three quarters of it, and need fewer pixels than their screens have.
          sizes: '(max-width: 47.99rem) 400px, 100vw',
          width: 1440,
          height: 720,
          alt: '',
          paper: 'powder',
        }}
        actions={
          <>
            <ButtonLink size={56} href={href('/shop/whatsnew')}>
              {copy.shopNewIn}
            </ButtonLink>
            <TextLink arrow href={href(JOIN_PATH)} data-tier-only="typical">
              {copy.howItWorks}
            </TextLink>
          </>
        }
      />
      <StaticMarkup>
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
        {showcase && <TwoPrices showcase={showcase} store={store} />}
      </StaticMarkup>
      {bestsellers.length > 0 && (
        <div className={styles.section}>
          <Carousel
            id="bestsellers"
            heading={copy.bestsellers}
            action={
              <TextLink arrow href={href('/shop/bestsellers')}>
                {copy.bestsellersLink}
              </TextLink>
            }
            slides={bestsellers.map((card) => ({ key: card.id, content: <Card card={card} store={store} /> }))}
            words={{ ...productRowWords, page: (page) => formatMessage(productRowWords.page, { page: String(page) }) }}
          />
        </div>
      )}
      <StaticMarkup>
        <div className={styles.section}>
          <EditorialTile
            heading={copy.quizHeadline}
            surface="butter"
            isFullWidth
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
            <p>
              {quiz && `${formatMessage(copy.quizLength, quiz, store.locale)} `}
              {copy.quizLead}
            </p>
          </EditorialTile>
        </div>
        {articles.length > 0 && <Journal articles={articles} store={store} />}
        {showcase?.reviews && showcase.quotes.length > 0 && <ReviewBand {...showcase} reviews={showcase.reviews} store={store} />}
      </StaticMarkup>
    </>
  )
}

function heroSources(format: 'webp' | 'avif'): string {
  return [720, 1440, 2160].map((width) => `/images/scenes/home-hero-${width}.${format} ${width}w`).join(', ')
}

/** One product at its two prices. Members, who pay the lower one, are not asked to join. */
function TwoPrices({ showcase: { heading, body, name, path, picture, prices }, store }: { showcase: ShowcaseView; store: Store }) {
  const copy = homeCopy(store.locale)
  return (
    <Container className={styles.section}>
      <EditorialTile
        heading={heading}
        surface="petal"
        shape="feature"
        pictureSide="start"
        picture={{ ...picture, sizes: '(max-width: 47.99rem) 100vw, 42vw', alt: '', paper: 'blush' }}
        actions={
          <>
            <ButtonLink href={storeHref(store, JOIN_PATH)} data-tier-only="typical">
              {priceCopy.joinLink}
            </ButtonLink>
            <TextLink standalone href={storeHref(store, path)}>
              {formatMessage(copy.seeProduct, { name })}
            </TextLink>
          </>
        }
      >
        <PriceShowcase
          typical={{ label: priceCopy.typical, price: prices.typical.price }}
          member={{ label: priceCopy.member, price: prices.member.price }}
          words={priceCopy}
        />
        <p>{body}</p>
      </EditorialTile>
    </Container>
  )
}
