import type { ComponentType, ReactNode } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Carousel } from '#app/design-system/carousel/Carousel.tsx'
import { Hero } from '#app/design-system/hero/Hero.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, Section } from '#app/design-system/page/Page.tsx'
import { PriceShowcase } from '#app/design-system/price/PriceShowcase.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { CategoryTile, CategoryTiles } from '#app/design-system/tile/CategoryTile.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { productRowWords } from '#app/messages/products/recommendations.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { contentHref } from '#app/platform/store/content-href.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './HomePage.module.css'
import { type HomeView, type HomeWords, type PlacedWords, ROOMS, type ShowcaseView } from './home-data.ts'
import { Journal } from './Journal.tsx'
import { ReviewBand } from './ReviewBand.tsx'

type HomePageProps = {
  home: HomeView
  words: HomeWords
  store: Store
  /** Renders a product card; the route passes the card feature's. */
  Card: ComponentType<{ card: CardView; store: Store }>
  /** What editors add. */
  children: ReactNode
}

/** The home page. */
export function HomePage({ home, words, store, Card, children }: HomePageProps) {
  const copy = homeCopy(store.locale)
  const href = (path: string) => storeHref(store, path)
  const { bestsellers, showcase, quiz, articles } = home
  return (
    <>
      <StaticMarkup>
        <Hero
          heading={words.headline ?? copy.headline}
          lead={words.lead ?? copy.lead}
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
        <Section id="rooms" heading={copy.rooms}>
          <CategoryTiles>
            {ROOMS.map(({ path, copy: word, picture }) => (
              <CategoryTile
                key={path}
                href={href(`/shop/${path}`)}
                name={footerLinks[word]}
                count={formatMessage(copy.products, { count: home.counts[path] }, store.locale)}
                picture={{
                  src: roomPicture(picture, 240),
                  srcSet: [240, 360, 480].map((width) => `${roomPicture(picture, width)} ${width}w`).join(', '),
                  sizes: '(max-width: 47.99rem) 46vw, (max-width: 63.99rem) 30vw, 220px',
                  width: 240,
                  height: 320,
                  // The first of them are in a phone's first view, and would take the line from the styles and the hero.
                  fetchPriority: 'low',
                }}
              />
            ))}
          </CategoryTiles>
        </Section>
        {showcase && words.showcase && <TwoPrices showcase={showcase} words={words.showcase} store={store} />}
      </StaticMarkup>
      {bestsellers.length > 0 && (
        <div className={styles.section}>
          <Carousel
            id="bestsellers"
            heading={copy.bestsellers}
            action={
              <StaticMarkup>
                <TextLink arrow href={href('/shop/bestsellers')}>
                  {copy.bestsellersLink}
                </TextLink>
              </StaticMarkup>
            }
            slides={bestsellers.map((card) => ({ key: card.id, content: <Card card={card} store={store} /> }))}
            words={{ ...productRowWords, page: (page) => formatMessage(productRowWords.page, { page: String(page) }) }}
          />
        </div>
      )}
      <StaticMarkup>
        {children}
        <div className={styles.section}>
          <EditorialTile
            heading={words.quiz?.heading ?? copy.quizHeadline}
            surface="butter"
            isFullWidth
            picture={{ ...quizPicture(words.quiz), sizes: '(max-width: 47.99rem) 100vw, 50vw', paper: 'butter' }}
            actions={
              <ButtonLink href={contentHref(store, words.quiz?.link?.href ?? QUIZ_PATH)}>
                {words.quiz?.link?.text ?? copy.quizLink}
              </ButtonLink>
            }
          >
            {quiz && <p>{formatMessage(copy.quizLength, quiz, store.locale)}</p>}
            <Markdown text={words.quiz?.body || copy.quizLead} headingLevel={3} {...textOptions(store)} />
          </EditorialTile>
        </div>
        {articles.length > 0 && <Journal articles={articles} words={words.journal} store={store} />}
        {showcase?.reviews && showcase.quotes.length > 0 && <ReviewBand {...showcase} reviews={showcase.reviews} store={store} />}
      </StaticMarkup>
    </>
  )
}

const QUIZ_PATH = '/quiz/skincare'

/** The picture that editors chose, or a scene of the shop's own. */
function quizPicture(words: PlacedWords | undefined) {
  if (words?.image) return { ...pictureSources(words.image.src), alt: words.image.altText ?? '' }
  return {
    src: '/images/scenes/quiz-960.webp',
    srcSet: '/images/scenes/quiz-480.webp 480w, /images/scenes/quiz-960.webp 960w',
    width: 960,
    height: 560,
    alt: '',
  }
}

/** Address of the picture of a category, `width` px wide. */
function roomPicture(name: string, width: number): string {
  return `/images/scenes/category-${name}-${width}.webp`
}

function heroSources(format: 'webp' | 'avif'): string {
  return [720, 1440, 2160].map((width) => `/images/scenes/home-hero-${width}.${format} ${width}w`).join(', ')
}

/** One product at its two prices. Members, who pay the lower one, are not asked to join. */
function TwoPrices({ showcase, words, store }: { showcase: ShowcaseView; words: PlacedWords; store: Store }) {
  const copy = homeCopy(store.locale)
  const { name, path, prices } = showcase
  const picture = words.image ? { ...pictureSources(words.image.src), alt: words.image.altText ?? '' } : { ...showcase.picture, alt: '' }
  return (
    <Container className={styles.section}>
      <EditorialTile
        heading={words.heading}
        surface="petal"
        shape="feature"
        pictureSide="start"
        picture={{ ...picture, sizes: '(max-width: 47.99rem) 100vw, 42vw', paper: 'blush' }}
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
        <Markdown text={words.body} headingLevel={3} {...textOptions(store)} />
      </EditorialTile>
    </Container>
  )
}
