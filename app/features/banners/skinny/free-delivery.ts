import { promisedAmount } from '#app/platform/money/store-money.ts'
import { bannerSettings } from '#app/platform/settings/banner-settings.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Whether the experiment on free delivery is active: its value is not `0`. Open point A92. */
export function isFreeDeliveryActive(value: string): boolean {
  return value !== '0'
}

/** Whether a banner is one of the two that the experiment speaks in. */
export function speaksOfFreeDelivery(id: string): boolean {
  return bannerSettings.freeDeliveryBannerIds.some((known) => known === id)
}

/** What such a banner says by the experiment's value; undefined leaves it its own words. Open points A80, A92. */
export function freeDeliveryText(value: string, store: Pick<Store, 'locale' | 'currency'>): string | undefined {
  const thresholds = value === '1' || value === '2' ? bannerSettings.freeDeliveryFrom[value] : undefined
  return thresholds && `FREE STANDARD DELIVERY ON ALL ORDERS ${promisedAmount(thresholds[store.currency], store)}+`
}
