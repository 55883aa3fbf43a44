import type { ComponentType, ReactNode } from 'react'
import { Breadcrumb } from '#app/design-system/breadcrumb/Breadcrumb.tsx'
import { Container, PageHeader, Section } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { footerLinks } from '#app/messages/frame/footer.ts'
import { blogCopy as copy } from '#app/messages/pages/blog.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { longDate } from '#app/platform/time/long-date.ts'
import { ArticleList } from './ArticleList.tsx'
import { topicPath } from './BlogPage.tsx'
import type { Article } from './blog-data.ts'

type ArticlePageProps = {
  article: Article
  store: Store
  Card: ComponentType<{ card: CardView; store: Store; headingLevel: 3 }>
}

/** An article with the products that it speaks of and what to read next. */
export function ArticlePage({ article, store, Card }: ArticlePageProps): ReactNode {
  const { title, excerpt, category, image, author, publishedAt, body, cards, related } = article
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
            {formatMessage(copy.byline, { name: author.name, role: author.role, day: longDate(publishedAt, store.locale) })}
          </p>
          <Picture
            {...pictureSources(image.src)}
            sizes="(max-width: 47.99rem) 100vw, 44rem"
            alt={image.altText ?? ''}
            className="blog-lead-picture"
          />
          <Markdown text={body} headingLevel={2} toHref={(target) => contentHref(store, target) ?? target} />
        </article>
      </Container>
      {cards.length > 0 && (
        <Section id="article-products" heading={copy.products}>
          <ProductGrid>
            {cards.map((card) => (
              <GridItem key={card.id}>
                <Card card={card} store={store} headingLevel={3} />
              </GridItem>
            ))}
          </ProductGrid>
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
