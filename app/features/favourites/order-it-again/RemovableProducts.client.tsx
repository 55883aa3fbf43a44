'use client'

import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Pagination } from '#app/design-system/pagination/Pagination.tsx'
import { GridItem, ProductGrid } from '#app/design-system/product-grid/ProductGrid.tsx'
import { orderItAgainCopy as copy } from '#app/messages/products/order-it-again.ts'
import { useAccountNotification } from '#app/platform/account/account-notification.client.tsx'
import type { ReplenishmentOutcome } from '#app/platform/account/replenishment-outcome.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { listPage, pageHref, pageWords } from '#app/platform/pagination/list-page.ts'
import { onIntent } from '#app/platform/window/on-intent.ts'
import { ReplenishmentForm, UndoRemoval } from './ReplenishmentForm.tsx'
import { replenishmentNotice } from './replenishment-notice.ts'

type RemovableProduct = {
  sku: string
  name: string
  /** When it was last bought, an ISO 8601 instant. */
  at: string
  /** The same in words. */
  lastOrdered: string
  card: ReactNode
}

type RemovableProductsProps = {
  products: readonly RemovableProduct[]
  locale: string
  /** Where the page stands in the list, before anything is removed from it. */
  list: Parameters<typeof listPage>[0]
}

const load = () => import('./settle-replenishment.client.ts')

/**
 * The products of a page, each with a button that removes it from the list: at once, before the answer arrives. It comes back if the removal fails. Spec
 * §4, open point A118. Without scripts the buttons post.
 */
export function RemovableProducts({ products, locale, list }: RemovableProductsProps) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const { notify } = useAccountNotification()
  useEffect(() => onIntent(`[data-replenishment] button`, () => void load().catch(() => undefined)), [])

  const show = (sku: string, isShown: boolean) =>
    setRemoved((before) => new Set(isShown ? [...before].filter((other) => other !== sku) : [...before, sku]))

  const settle = async (sku: string, action: 'remove' | 'restore') => {
    show(sku, action === 'restore')
    const outcome = await settled(sku, action)
    if (outcome === 'login') return
    const isRefused = outcome === 'not-removed' || outcome === 'not-restored'
    if (isRefused) show(sku, action === 'remove')
    notify({
      ...replenishmentNotice(outcome),
      ...(outcome === 'removed' && {
        action: (
          <UndoRemoval sku={sku} locale={locale} name={nameOf(sku)} onSubmit={(event) => submitted(event, () => settle(sku, 'restore'))} />
        ),
      }),
    })
  }
  const nameOf = (sku: string) => products.find((product) => product.sku === sku)?.name

  const left = products.filter(({ sku }) => !removed.has(sku))
  const total = (list.total ?? 0) - (products.length - left.length)
  return (
    <>
      {left.length === 0 && <AllRemoved list={list} total={total} />}
      {/* A removed product is hidden, not unmounted: its card is static markup, which the browser cannot render again. */}
      <ProductGrid aria-label={copy.products}>
        {products.map(({ sku, name, at, lastOrdered, card }) => (
          <GridItem key={sku} hidden={removed.has(sku)}>
            <div className="order-again-product">
              {card}
              <div className="order-again-foot">
                <time dateTime={at}>{lastOrdered}</time>
                <ReplenishmentForm
                  sku={sku}
                  locale={locale}
                  action="remove"
                  onSubmit={(event) => submitted(event, () => settle(sku, 'remove'))}
                >
                  <Button type="submit" variant="quiet" size={44}>
                    {copy.remove} <span className="visually-hidden">{name}</span>
                  </Button>
                </ReplenishmentForm>
              </div>
            </div>
          </GridItem>
        ))}
      </ProductGrid>
      <Pages list={list} shown={left.length} total={total} />
    </>
  )
}

/** Does something in place of posting a form. */
function submitted(event: SubmitEvent<HTMLFormElement>, work: () => Promise<void>): void {
  event.preventDefault()
  void work()
}

async function settled(sku: string, action: 'remove' | 'restore'): Promise<ReplenishmentOutcome | 'login'> {
  try {
    return await (await load()).settleReplenishment(sku, action)
  } catch (error) {
    logError(`Could not ${action} a product of order it again`, error)
    return action === 'remove' ? 'not-removed' : 'not-restored'
  }
}

type PagesProps = Pick<RemovableProductsProps, 'list'> & { total: number }

/** In place of the products once each of them is removed. */
function AllRemoved({ list, total }: PagesProps) {
  return total > 0 ? (
    <EmptyState heading={copy.allRemovedTitle} actions={<ButtonLink href={pageHref(list, 1)}>{copy.showRest}</ButtonLink>} />
  ) : (
    <EmptyState heading={copy.allRemovedTitle}>
      <p>{copy.emptyText}</p>
    </EmptyState>
  )
}

function Pages({ list, shown, total }: PagesProps & { shown: number }) {
  const { previous, next, start, page, totalPages } = listPage(list)
  const range = { page, totalPages, start: shown === 0 ? 0 : start, end: shown === 0 ? 0 : start + shown - 1 }
  return (
    <Pagination
      label={copy.pages}
      previous={{ label: copy.previous, ...(previous && { href: previous }) }}
      next={{ label: copy.next, ...(next && { href: next }) }}
      {...pageWords(range, { listType: 'products', total })}
    />
  )
}
