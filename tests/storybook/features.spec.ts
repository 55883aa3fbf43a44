import { expect, storyTest } from './stage.ts'
import { type Story, stories } from './story-set.ts'

/** A feature's story by its component and name. */
function storyOf(component: string, name: string): Story {
  const found = stories.find((story) => story.component === component && story.name === name)
  if (!found) throw new Error(`There is no story ${component}, ${name}.`)
  return found
}

storyTest('a story of a feature is alive: the contract answers in the page, by the same rules', async ({ stage }) => {
  await stage.show(storyOf('BasketPage', 'Two Products'), 'desktop')
  const { page } = stage
  const total = page.getByRole('definition').filter({ hasText: '£' }).last()
  const before = await total.textContent()
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await expect(total).not.toHaveText(before ?? '')
  expect(stage.complaints).toEqual([])
})

storyTest('the toolbar chooses the scenario that a story visits', async ({ stage }) => {
  const cards = storyOf('ShopCard', 'To A Guest')
  await stage.show(cards, 'desktop')
  await expect(stage.page.locator('html')).toHaveAttribute('data-tier', 'typical')
  await expect(stage.page.getByText(/^£/).first()).toBeVisible()

  await stage.show(cards, 'desktop', 'scenario:us-plus-member')
  await expect(stage.page.locator('html')).toHaveAttribute('data-tier', 'member')
  await expect(stage.page.getByText(/^\$/).filter({ visible: true }).first()).toBeVisible()
})
