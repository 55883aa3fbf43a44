import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { listingCopy as copy } from '#app/messages/products/listing.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { storeHref } from '#app/platform/store/link.ts'
import styles from './Bestsellers.module.css'
import type { ListingResultsProps } from './ListingResults.tsx'
import { bestsellers } from './listing-data.ts'

const PATH = '/shop/bestsellers'
const HEADING = 'bestsellers-instead'

/** Products for a page that has none of its own. Nothing, if they fail to load. */
export async function Bestsellers({ pageRequest, Card }: { pageRequest: PageRequest } & Pick<ListingResultsProps, 'Card'>) {
  const { store } = pageRequest
  const cards = await slotOf('bestsellers', () => bestsellers(pageRequest), slotLimitMs(pageRequest))
  if (!cards || cards.length === 0) return null
  return (
    <Container className={styles.bestsellers}>
      <section aria-labelledby={HEADING}>
        <div className={styles.head}>
          <h2 id={HEADING}>{copy.bestsellers}</h2>
          <TextLink standalone href={storeHref(store, PATH)}>
            {copy.bestsellersLink}
          </TextLink>
        </div>
        <ProductGrid>
          {cards.map((card) => (
            <GridItem key={card.id}>
              <Card card={card} store={store} headingLevel={3} />
            </GridItem>
          ))}
        </ProductGrid>
      </section>
    </Container>
  )
}
