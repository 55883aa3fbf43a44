import { promisedAmount } from '#app/platform/money/store-money.ts'
import { bannerSettings } from '#app/platform/settings/banner-settings.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Whether the free-delivery experiment is active: any value but `0`. Open point A92. */
export function isFreeDeliveryActive(value: string): boolean {
  return value !== '0'
}

/** Whether the experiment changes this banner. */
export function speaksOfFreeDelivery(id: string): boolean {
  return bannerSettings.freeDeliveryBannerIds.some((known) => known === id)
}

/** The banner's text for the experiment's value. Undefined keeps its own text. Open points A80, A92. */
export function freeDeliveryText(value: string, store: Pick<Store, 'locale' | 'currency'>): string | undefined {
  const thresholds = value === '1' || value === '2' ? bannerSettings.freeDeliveryFrom[value] : undefined
  return thresholds && `FREE STANDARD DELIVERY ON ALL ORDERS ${promisedAmount(thresholds[store.currency], store)}+`
}
