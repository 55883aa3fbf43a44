import type { ComponentType, ReactNode } from 'react'
import { Breadcrumb } from '#app/design-system/breadcrumb/Breadcrumb.tsx'
import { Container, PageHeader, Section } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { TextSections } from '#app/design-system/rich-text/TextSections.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { blogCopy as copy } from '#app/messages/pages/blog.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { markdownSections } from '#app/platform/content/markdown-sections.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import { ArticleList } from './ArticleList.tsx'
import type { Article } from './blog-data.ts'
import { placeCards } from './place-cards.ts'
import { topicPath } from './topic-path.ts'

type ArticlePageProps = {
  article: Article
  store: Store
  Card: ComponentType<{ card: CardView; store: Store; headingLevel: 3 }>
}

/** An article with the products that it speaks of, each where it does, and what to read next. */
export function ArticlePage({ article, store, Card }: ArticlePageProps): ReactNode {
  const { title, excerpt, category, image, author, publishedAt, readingMinutes, body, cards, related } = article
  const { lead, sections } = markdownSections(body)
  const day = storeDay(publishedAt, store.locale)
  const { bySection, rest } = placeCards(sections, cards, store)
  const grid = (shown: readonly CardView[]) => (
    <ProductGrid>
      {shown.map((card) => (
        <GridItem key={card.id}>
          <Card card={card} store={store} headingLevel={3} />
        </GridItem>
      ))}
    </ProductGrid>
  )
  const inText = (shown: readonly CardView[]) => shown.length > 0 && <div className="blog-products">{grid(shown)}</div>
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={copy.breadcrumb}
            items={[
              { label: footerLinks.journal, href: storeHref(store, topicPath(undefined)) },
              { label: category.title, href: storeHref(store, topicPath(category.slug)) },
              { label: title },
            ]}
          />
        }
        title={title}
        lead={excerpt}
      />
      <Container>
        <article className="blog-article" aria-label={title}>
          <p className="blog-topic">
            {formatMessage(copy.byline, { name: author.name, role: author.role })}{' '}
            {day && (
              <>
                <time dateTime={publishedAt}>{day}</time>.{' '}
              </>
            )}
            {formatMessage(copy.minutes, { minutes: readingMinutes }, store.locale)}
          </p>
          <Picture
            {...pictureSources(image.src)}
            sizes="(max-width: 47.99rem) 100vw, 44rem"
            alt={image.altText ?? ''}
            priority
            className="blog-lead-picture"
          />
          {sections.length > 1 && (
            <nav className="blog-contents" aria-labelledby="article-contents">
              <h2 id="article-contents">{copy.contents}</h2>
              <ol>
                {sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <TextSections
            lead={lead}
            sections={sections.map((section, at) => ({ ...section, below: inText(bySection[at] ?? []) }))}
            {...textOptions(store)}
          />
        </article>
      </Container>
      {rest.length > 0 && (
        <Section id="article-products" heading={copy.products}>
          {grid(rest)}
        </Section>
      )}
      {related.length > 0 && (
        <Section id="article-related" heading={copy.related}>
          <ArticleList articles={related} store={store} headingLevel={3} />
        </Section>
      )}
    </>
  )
}
