import { ownFreeDelivery } from '#app/platform/money/free-delivery.ts'
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
  const from = ownFreeDelivery(value, store)
  return from && `FREE STANDARD DELIVERY ON ALL ORDERS ${from}+`
}
