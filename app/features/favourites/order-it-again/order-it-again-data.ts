import 'server-only'
import { type CardView, cardView } from '#app/platform/catalogue/card-view.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { logError } from '#app/platform/log/log-error.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { GetOrderItAgainProductsDocument, type GetOrderItAgainProductsQuery } from '#operations/__generated__/operations.ts'
import { ORDER_IT_AGAIN_PAGE_SIZE, type OrderItAgainQuery } from './order-it-again-query.ts'

type OrderItAgainAnswer = GetOrderItAgainProductsQuery['orderItAgainProducts']

/** One page of what was bought before. */
export type OrderItAgainView = Pick<OrderItAgainAnswer, 'title' | 'subtitle' | 'showOrderItAgain' | 'pagination'> & {
  /** With the categories that the answer offers alone. */
  query: OrderItAgainQuery
  categories: OrderItAgainAnswer['filteringOptions']['categories']
  /** `id` is the sku of the variant that was bought. */
  products: readonly { card: CardView; lastOrderedAt: string }[]
}

/** Loads one page of what the shopper bought before. Throws RequestFailure, and logs it unless it only lacks a login. Spec §8. */
export async function orderItAgainData(pageRequest: PageRequest, query: OrderItAgainQuery): Promise<OrderItAgainView> {
  try {
    const { orderItAgainProducts } = await serverQuery(pageRequest, GetOrderItAgainProductsDocument, {
      orderItAgainInput: {
        pagination: { currentPage: query.page, perPage: ORDER_IT_AGAIN_PAGE_SIZE },
        sortOptions: query.sort,
        period: query.period,
        filteringOptions: { categories: [...query.categories] },
      },
    })
    return viewOf(orderItAgainProducts, query)
  } catch (error) {
    if (!needsLogin(error)) logError('Failed to fetch products', error)
    throw error
  }
}

function viewOf(answer: OrderItAgainAnswer, query: OrderItAgainQuery): OrderItAgainView {
  const { title, subtitle, showOrderItAgain, pagination, filteringOptions, sortOptions, period, productCards } = answer
  const { categories } = filteringOptions
  return {
    title,
    subtitle,
    showOrderItAgain,
    pagination,
    query: {
      page: query.page,
      sort: sortOptions,
      period,
      categories: query.categories.filter((slug) => categories.some((category) => category.slug === slug)),
    },
    categories,
    products: productCards.map(({ product, variant, lastOrderedAt }) => ({
      card: { ...cardView({ ...product, defaultVariant: variant }), id: variant.sku },
      lastOrderedAt,
    })),
  }
}
