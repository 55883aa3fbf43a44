import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { addDays, addMonths } from './store-calendar.ts'

/** How many days the welcome gift waits, and the anniversary gift from its day on. */
const WELCOME_DAYS = 60
const ANNIVERSARY_DAYS = 30

/** When the welcome gift of a membership can no longer be had, in milliseconds. */
export function welcomeGiftEndsAt(startedAt: number, store: StoreLocale): number {
  return addDays(startedAt, WELCOME_DAYS, store)
}

/** An order as far as the welcome gift goes: when it was placed, in milliseconds, and whether the gift came with it. */
type OrderForGift = { readonly placedAt: number; readonly broughtGift: boolean }

/** Until when a membership's welcome gift can be had; null once an order of this membership brought it, or it is over. */
export function welcomeGiftUntil(startedAt: number, orders: readonly OrderForGift[], now: number, store: StoreLocale): number | null {
  const endsAt = welcomeGiftEndsAt(startedAt, store)
  const wasHad = orders.some(({ placedAt, broughtGift }) => broughtGift && placedAt >= startedAt)
  return wasHad || now > endsAt ? null : endsAt
}

/** When the anniversary gift can be had: from `opensAt` until `closesAt`, in milliseconds. */
export type AnniversaryWindow = { readonly isOpen: boolean; readonly opensAt: number; readonly closesAt: number }

/** The anniversary that is open now, or the next one. The first is a year after the membership began; one of 29 February falls on the 28th in other years. */
export function anniversaryWindow(startedAt: number, now: number, store: StoreLocale): AnniversaryWindow {
  for (let years = 1; ; years += 1) {
    const opensAt = addMonths(startedAt, 12 * years, store)
    const closesAt = addDays(opensAt, ANNIVERSARY_DAYS, store)
    if (now <= closesAt) return { isOpen: now >= opensAt, opensAt, closesAt }
  }
}
