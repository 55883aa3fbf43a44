import { memberBenefitsCopy } from '#app/messages/account/member-benefits.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { MemberBenefitsView } from './member-benefits-data.ts'

/** One kind of saving: its amount ready to show, and its part of the whole in percent; undefined if the whole is not known. */
export type SavingsShare = { title: string; amount: string; percent: number | undefined }

/** What was saved by kind: Member's Prices first, then each category of benefits. */
export function savingsShares(
  { savings, savingsByCategory, money }: Pick<MemberBenefitsView, 'savings' | 'savingsByCategory' | 'money'>,
  store: Store,
): SavingsShare[] {
  const total = savings?.total.raw
  const share = (title: string, raw: number): SavingsShare => ({
    title,
    amount: formatMoney(raw, { locale: store.locale, ...money }),
    percent: total === undefined ? undefined : total <= 0 ? 0 : Math.min(100, (raw / total) * 100),
  })
  const products = memberBenefitsCopy(store.locale).saved.products
  return [...(savings ? [share(products, savings.products.raw)] : []), ...savingsByCategory.map(({ title, value }) => share(title, value))]
}
