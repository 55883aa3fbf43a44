import { Breadcrumb } from '#app/design-system/breadcrumb/Breadcrumb.tsx'
import { ChipLink, Chips } from '#app/design-system/chip/Chip.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { SanitisedHtml } from '#app/design-system/rich-text/SanitisedHtml.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ListingPage.module.css'
import { ListingResults, type ListingResultsProps } from './ListingResults.tsx'
import type { ListingView } from './listing-data.ts'

type ListingPageProps = Omit<ListingResultsProps, 'listing'> & { listing: ListingView }

/** A category page: filters, sorting and one page of products. */
export function ListingPage({ listing, store, Card, others }: ListingPageProps) {
  const { category } = listing
  return (
    <>
      <PageHeader
        title={category.title}
        lead={category.description}
        breadcrumb={
          <Breadcrumb
            label={copy.breadcrumb}
            items={category.breadcrumbs.map(({ href, title }) => ({ href: storeHref(store, href), label: title }))}
          />
        }
        aside={
          category.relatedCategories.length > 0 && (
            <Chips label={copy.related}>
              {category.relatedCategories.map(({ href, title }) => (
                <ChipLink key={href} href={storeHref(store, href)}>
                  {title}
                </ChipLink>
              ))}
            </Chips>
          )
        }
      />
      <SeoText html={category.seo.pageHeaderDescription} store={store} />
      <ListingResults listing={listing} store={store} Card={Card} others={others} />
      <SeoText html={category.seo.pageFooterDescription} store={store} />
    </>
  )
}

/** CMS content above or below the products. */
function SeoText({ html, store }: { html: string | null | undefined; store: Store }) {
  if (!html) return null
  return (
    <Container className={styles.seo}>
      <SanitisedHtml html={html} toHref={(target) => storeHref(store, target)} />
    </Container>
  )
}
