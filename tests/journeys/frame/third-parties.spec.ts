import { expect, test } from 'compact/playwright'
import { chat, expectChatAbove } from '#tests/harness/gestures/chat.ts'

const LIPSTICK = '/products/ribbon-satin-lipstick'

test.describe('a guest who allows functional cookies', () => {
  test.use({ scenario: 'chat-guest' })

  test('chats on a product page, clear of its edge, and never over the search; refusing takes the chat away [CHAT-06, CHAT-07, CHAT-08, SEARCH-16]', async ({
    page,
    context,
    journal,
    accessible,
  }) => {
    await page.goto(LIPSTICK)
    await expectChatAbove(page, [110, 130, 16])
    await journal.expectCalled('chat')

    await chat(page).click()
    await page.getByRole('textbox', { name: 'Your message' }).fill('Is the shade back soon?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('shortly')
    await accessible()
    await page.keyboard.press('Escape')
    await expect(chat(page)).toBeFocused()

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('#chat')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(chat(page)).toBeVisible()

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie preferences' }).click()
    await page.getByRole('dialog', { name: 'Cookie preferences' }).getByRole('button', { name: 'Reject all' }).click()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('care-chat')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(chat(page)).toBeHidden()
  })
})

test.describe('a member who allows functional cookies', () => {
  test.use({ scenario: 'chat-member' })

  test('has the chat above what sticks to the edge, on every page [CHAT-01, CHAT-02, CHAT-03, CHAT-04, CHAT-05]', async ({ page }) => {
    await page.goto(LIPSTICK)
    await expectChatAbove(page, [145, 170, 70])
    await page.goto('/')
    await expectChatAbove(page, [50, 70, 70])
  })
})

test.describe('somebody who has not been asked yet', () => {
  test.use({ scenario: 'uk-guest&flag.chat-widget=1&flag.review-widget=1' })

  test('has neither chat nor reviews before they allow it, and both at once after; the reviews are of 4 and 5 stars, in English [SCOPE-29, REVIEW-01, REVIEW-02, LAYOUT-09, LAYOUT-11]', async ({
    page,
    journal,
    accessible,
  }) => {
    await page.goto('/shop/makeup')
    const question = page.getByRole('region', { name: 'Cookies, the way you like them' })
    await expect(question).toBeVisible()
    await journal.expectNotCalled('chat')
    await journal.expectNotCalled('reviews')

    await question.getByRole('button', { name: 'Accept all' }).click()
    await expect(chat(page)).toBeVisible()
    // Beside the account bar of a phone, not under it.
    await page.setViewportSize({ width: 390, height: 844 })
    await chat(page).click({ trial: true })
    const reviews = page.getByRole('region', { name: 'What shoppers say about us' }).getByRole('listitem')
    await expect(reviews).toHaveCount(4)
    for (const review of await reviews.all()) {
      await expect(review.getByRole('img', { name: /^[45] of 5 stars$/ })).toBeVisible()
      await expect(review).toHaveAttribute('lang', 'en')
    }
    await accessible()
  })
})

test.describe('third parties that fail', () => {
  test.use({
    scenario: 'chat-guest&flag.review-widget=1&fault=chat;status=503&fault=reviews;reset',
    expectedMessages: [{ text: /providers\/|503|ERR_/, reason: 'the faults that are asked for' }],
  })

  test('leave the page whole and no gap where they would stand, with its links to share it [SCOPE-30, SCOPE-31, SHARE-01, SHARE-02]', async ({
    page,
    journal,
  }) => {
    await page.goto(LIPSTICK)
    await journal.expectCalled('chat')
    await journal.expectCalled('reviews')
    await expect(page.locator('#chat')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'What shoppers say about us' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^Add to Bag/ }).first()).toBeVisible()
    const links = page.getByRole('list', { name: 'Share' }).getByRole('link')
    await expect(links).toHaveCount(3)
    const pin = new URL((await links.nth(2).getAttribute('href')) ?? '').searchParams
    expect(pin.get('url')).toMatch(/\/products\/ribbon-satin-lipstick$/)
    expect(pin.get('media')).toMatch(/^https?:.*\/images\//)
  })
})
