import type { ComponentType } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { ChipLink, Chips } from '#app/design-system/chip/Chip.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { ChoiceMenu } from '#app/design-system/menu/ChoiceMenu.tsx'
import { orderItAgainCopy as copy } from '#app/messages/products/order-it-again.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { shortStoreDay } from '#app/platform/time/store-day.ts'
import { KeepChoices } from './KeepChoices.client.tsx'
import type { OrderItAgainView } from './order-it-again-data.ts'
import {
  choiceParameters,
  choicesHref,
  DEFAULT_CHOICES,
  isFiltered,
  ORDER_IT_AGAIN_PAGE_SIZE,
  PERIODS,
  SORTS,
  toggleCategory,
} from './order-it-again-query.ts'
import { RemovableProducts } from './RemovableProducts.client.tsx'
import './order-it-again.css'

type OrderItAgainPageProps = {
  view: OrderItAgainView
  store: Store
  /** The page's address without its query, with the store's prefix. */
  href: string
  /** Renders a product card; the route passes the card feature's. */
  Card: ComponentType<{ card: CardView; store: Store; priority?: boolean; headingLevel?: 2 | 3 }>
}

/** Number of cards whose pictures load eagerly. */
const FIRST_ROW = 2

/** What the shopper bought before, with its filters. Spec §2 'Account area'. */
export function OrderItAgainPage({ view, store, href, Card }: OrderItAgainPageProps) {
  const { query, products } = view
  if (!view.showOrderItAgain)
    return (
      <EmptyState
        heading={copy.emptyTitle}
        actions={<ButtonLink href={storeHref(store, '/shop/bestsellers')}>{copy.bestsellers}</ButtonLink>}
      >
        <p>{copy.emptyText}</p>
      </EmptyState>
    )
  return (
    <section className="order-again" aria-label={view.title}>
      <KeepChoices locale={store.locale} choices={{ categories: query.categories, sort: query.sort, period: query.period }} />
      <p>{view.subtitle}</p>
      <Filters view={view} href={href} />
      {products.length === 0 ? (
        <EmptyState
          heading={copy.nothingFitsTitle}
          actions={<ButtonLink href={choicesHref(href, DEFAULT_CHOICES)}>{copy.reset}</ButtonLink>}
        >
          <p>{copy.nothingFitsText}</p>
        </EmptyState>
      ) : (
        <RemovableProducts
          products={products.map(({ card, lastOrderedAt }, index) => ({
            sku: card.sku,
            name: card.productName,
            at: lastOrderedAt,
            lastOrdered: formatMessage(copy.lastOrdered, { day: shortStoreDay(lastOrderedAt, store.locale) }),
            card: <Card card={card} store={store} priority={index < FIRST_ROW} headingLevel={2} />,
          }))}
          locale={store.locale}
          list={{
            path: href,
            asked: String(query.page),
            total: view.pagination.total,
            perPage: ORDER_IT_AGAIN_PAGE_SIZE,
            parameters: choiceParameters(query),
            style: 'bare',
          }}
        />
      )}
    </section>
  )
}

/** Categories, sort, period and Reset. Each choice is a link, so that they work before scripts have loaded. */
function Filters({ view: { query, categories }, href }: Pick<OrderItAgainPageProps, 'view' | 'href'>) {
  return (
    <div className="order-again-filters">
      <Chips label={copy.categories}>
        {categories.map(({ slug, label }) => (
          <ChipLink key={slug} href={choicesHref(href, toggleCategory(query, slug))} selected={query.categories.includes(slug)}>
            {label}
          </ChipLink>
        ))}
      </Chips>
      <div className="order-again-menus">
        <ChoiceMenu
          id="order-again-sort"
          label={copy.sort}
          closeLabel={copy.close}
          choices={SORTS.map((sort) => ({
            label: copy.sorts[sort],
            href: choicesHref(href, { ...query, sort }),
            isChosen: sort === query.sort,
          }))}
        />
        <ChoiceMenu
          id="order-again-period"
          label={copy.period}
          closeLabel={copy.close}
          choices={PERIODS.map((period) => ({
            label: copy.periods[period],
            href: choicesHref(href, { ...query, period }),
            isChosen: period === query.period,
          }))}
        />
        {isFiltered(query) && (
          <TextLink standalone href={choicesHref(href, DEFAULT_CHOICES)}>
            {copy.reset}
          </TextLink>
        )}
      </div>
    </div>
  )
}
