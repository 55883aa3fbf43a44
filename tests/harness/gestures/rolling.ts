import { expect, type Locator, type Page } from '@playwright/test'

const ROLL = 'basket-roll'

/**
 * Keeps the amounts that roll at their first step, so that they can be looked at, until `endRolling`. A style does it: where the page is busy for as long as
 * an amount rolls, a script would come when it is over.
 */
export async function holdRolling(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const held = new CSSStyleSheet()
    held.replaceSync(`.${name} > span::before { animation-play-state: paused !important }`)
    document.adoptedStyleSheets.push(held)
  }, ROLL)
}

/** Lets the amounts come to rest, and waits until nothing is drawn over them. */
export async function endRolling(page: Page): Promise<void> {
  await page.evaluate((name) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === name) animation.finish()
  }, ROLL)
  await expect(page.locator(`.${ROLL}`)).toHaveCount(0)
}

/** What is drawn over an amount while it rolls: what each of its characters shows, one after the other. */
export const rollingSteps = async (amount: Locator): Promise<string[]> => {
  const columns = amount.locator('[data-steps]')
  await expect(columns).not.toHaveCount(0)
  return columns.evaluateAll((all) => all.map((column) => column.getAttribute('data-steps')?.replaceAll('\n', '') ?? ''))
}
