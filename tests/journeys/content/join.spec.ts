import { expect, test } from 'compact/playwright'

test('a guest compares the plans, puts one into the bag in one press, and the page says so', async ({ page, accessible }) => {
  await page.goto('/join')
  await expect(page.getByRole('heading', { level: 1, name: 'Join Ottilie+' })).toBeVisible()
  await accessible()
  await page.getByRole('button', { name: 'Add Annual Membership' }).click()
  await expect(page).toHaveURL(/\/basket$/)
  await page.goto('/join')
  await expect(page.getByText('Annual Membership is in your bag')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the quiz leads from search through its steps to a routine at both prices', async ({ page }) => {
    await page.goto('/us/quiz/skincare?from=search')
    const main = page.getByRole('main')
    const finish = main.getByRole('button', { name: 'See my routine' })
    while ((await finish.count()) === 0) {
      for (const group of await main.getByRole('group').all())
        await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
      await main.getByRole('button', { name: 'Continue' }).click()
    }
    for (const group of await main.getByRole('group').all()) await group.getByRole('radio').or(group.getByRole('checkbox')).first().check()
    await finish.click()
    await expect(page.getByRole('heading', { name: 'Your routine' })).toBeVisible()
    await page.getByRole('button', { name: 'Add the whole routine' }).click()
    await expect(page).toHaveURL(/\/us\/basket$/)
  })
})
