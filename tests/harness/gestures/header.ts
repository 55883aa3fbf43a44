import type { Locator, Page } from '@playwright/test'

/** The shop's main navigation in the header. */
export const mainNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** The button of the account menu. Only for logged-in shoppers. */
export const profileButton = (page: Page): Locator => page.getByRole('button', { name: 'Toggle account menu' })

/** The account menu, open. */
export const accountMenu = (page: Page): Locator => page.getByRole('menu', { name: 'WELCOME BACK' })

/** An entry of the open account menu. */
export const accountEntry = (page: Page, name: string | RegExp): Locator => accountMenu(page).getByRole('menuitem', { name })

/** The bar at the bottom of a phone's window. */
export const phoneBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Your account' })
