import type { MembershipSavings } from './member-benefits-data.ts'

type Month = MembershipSavings['months'][number]

/** A month of the chart: its names, its amount, and the lengths of its two parts in percent of the longest month. */
type ChartBar = {
  /** Year and month, as `2026-03`. */
  month: string
  /** As `March 2026`. */
  name: string
  /** As `Mar`. */
  shortName: string
  /** The amounts, ready to show. */
  amounts: { products: string; benefits: string; total: string }
  products: number
  benefits: number
  /** The month in which most was saved; the newest of several, and none if nothing was saved. */
  isMost: boolean
}

/** The bars of the chart, oldest first. The longest fills the height; one that has anything is at least a line. */
export function chartBars(months: readonly Month[], locale: string): ChartBar[] {
  const most = Math.max(0, ...months.map(({ total }) => total.raw))
  const mostMonth = most === 0 ? undefined : months.findLast(({ total }) => total.raw === most)
  const length = (raw: number) => (raw <= 0 || most === 0 ? 0 : Math.max(2, Math.round((raw / most) * 100)))
  const nameOf = (month: string, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC', ...(style === 'long' && { year: 'numeric' as const }) }).format(
      new Date(`${month}-01T00:00:00Z`),
    )
  return months.map((one) => ({
    month: one.month,
    name: nameOf(one.month, 'long'),
    shortName: nameOf(one.month, 'short'),
    amounts: { products: one.products.formatted, benefits: one.benefits.formatted, total: one.total.formatted },
    products: length(one.products.raw),
    benefits: length(one.benefits.raw),
    isMost: one === mostMonth,
  }))
}
