import type { Locator, Page } from '@playwright/test'

/** The banners above the header: skinny banner or referral, and messages. */
export const offersBanner = (page: Page): Locator => page.getByRole('complementary', { name: 'Offers', exact: true })

/** The promotional banner. */
export const messagesBanner = (page: Page): Locator => page.getByRole('region', { name: 'Messages from the shop' })

/** The small print below the page. */
export const smallPrint = (page: Page): Locator => page.getByRole('complementary', { name: 'Offer terms' })

/** The message to members at the bottom of the window. */
export const membershipFooter = (page: Page): Locator => page.getByRole('complementary', { name: 'Your membership' })
