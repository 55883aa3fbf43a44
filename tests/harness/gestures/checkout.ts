import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The provider's fields of a new card, once their script answers: before, a card that is sent is refused as incomplete. */
export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"][data-ready]')

/** The button that pays, with what it takes. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay [£$]/ })

/** Waits until the payment's scripts answer presses. */
export async function paymentIsLive(page: Page): Promise<void> {
  await expect(page.locator('form[data-live]')).toBeVisible()
}

/** Types a card into the provider's frame. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByRole('textbox', { name: 'Card number' }).fill(number)
  await frame.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 34')
  await frame.getByRole('textbox', { name: 'Security code' }).fill('123')
  await frame.getByRole('textbox', { name: 'Name on card' }).fill('Ada Moor')
}
