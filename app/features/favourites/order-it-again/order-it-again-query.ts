import { pageHref } from '#app/platform/pagination/list-page.ts'
import { orderItAgainFilteringOptionsInputCategories, paginationInputCurrentPage } from '#operations/__generated__/input-limits.ts'
import type { OrderItAgainPeriod, OrderItAgainSort } from '#operations/__generated__/operations.ts'

/** What the shopper chose of the list. Spec §4 'Order-it-again filters'. */
export type OrderItAgainChoices = { categories: readonly string[]; sort: OrderItAgainSort; period: OrderItAgainPeriod }

/** The query of the page's URL; pages count from 1. */
export type OrderItAgainQuery = OrderItAgainChoices & { page: number }

/** Number of products on a page. Spec §9. */
export const ORDER_IT_AGAIN_PAGE_SIZE = 32

/** In the order of their menus (open point A115). */
export const SORTS = ['RECOMMENDED', 'MOST_RECENT', 'MOST_PURCHASED'] as const satisfies readonly OrderItAgainSort[]
export const PERIODS = ['ALL_TIME', 'LAST_3_MONTHS', 'LAST_6_MONTHS', 'LAST_12_MONTHS'] as const satisfies readonly OrderItAgainPeriod[]

/** What Reset returns to. Spec §4. */
export const DEFAULT_CHOICES: OrderItAgainChoices = { categories: [], sort: 'RECOMMENDED', period: 'ALL_TIME' }

/** The parameters that make up the query: an address with none of them says nothing about the list. */
const PARAMETERS = ['categories', 'sort', 'period', 'page'] as const

/** Reads the query. What the API does not know or take is dropped, and its default stands. */
export function readOrderItAgainQuery(params: URLSearchParams): OrderItAgainQuery {
  const page = Number(params.get('page'))
  return {
    ...knownChoices({ categories: params.getAll('categories'), sort: params.get('sort'), period: params.get('period') }),
    page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, paginationInputCurrentPage.max) : 1,
  }
}

/** Choices from outside: unknown sorts and periods become their defaults; what is no list of slugs is no category. */
export function knownChoices({ categories, sort, period }: Readonly<Record<keyof OrderItAgainChoices, unknown>>): OrderItAgainChoices {
  const { maxItems, maxLength } = orderItAgainFilteringOptionsInputCategories
  const slugs = Array.isArray(categories) ? categories.filter((slug): slug is string => typeof slug === 'string') : []
  return {
    categories: [...new Set(slugs)].filter((slug) => slug !== '' && slug.length <= maxLength).slice(0, maxItems),
    sort: SORTS.find((known) => known === sort) ?? DEFAULT_CHOICES.sort,
    period: PERIODS.find((known) => known === period) ?? DEFAULT_CHOICES.period,
  }
}

/** True if an address says which list it wants, and be it the default one. */
export function isAsked(params: URLSearchParams): boolean {
  return PARAMETERS.some((name) => params.has(name))
}

/** True if any choice differs from the defaults: then there is a Reset. */
export function isFiltered({ categories, sort, period }: OrderItAgainChoices): boolean {
  return categories.length > 0 || sort !== DEFAULT_CHOICES.sort || period !== DEFAULT_CHOICES.period
}

/** The choices with one category on that was off, or off that was on. */
export function toggleCategory<Choices extends OrderItAgainChoices>(choices: Choices, slug: string): Choices {
  const others = choices.categories.filter((other) => other !== slug)
  return { ...choices, categories: others.length < choices.categories.length ? others : [...others, slug] }
}

/** The choices as parameters of a URL, without the page. Defaults are left out. */
export function choiceParameters({ categories, sort, period }: OrderItAgainChoices): string {
  const params = new URLSearchParams(categories.map((slug) => ['categories', slug]))
  if (sort !== DEFAULT_CHOICES.sort) params.set('sort', sort)
  if (period !== DEFAULT_CHOICES.period) params.set('period', period)
  return params.toString()
}

/** The URL of the first page of some choices: any other choice starts over (open point A116). `path` as in the address. */
export function choicesHref(path: string, choices: OrderItAgainChoices): string {
  return pageHref({ path, parameters: choiceParameters(choices), style: 'bare' }, 1)
}
