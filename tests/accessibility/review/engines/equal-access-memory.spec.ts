import { expect, test } from 'compact/playwright'
import { atRest } from '#tests/accessibility/screen-states/inspect-page.ts'
import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { bringEqualAccess, RULESET } from './equal-access.ts'
import { rememberForEqualAccess } from './equal-access-memory.ts'

test.use({ scenario: 'uk-plus-member', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** All that the engine says of the page, in its order. */
function resultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (ruleset) => {
    const { results } = await new window.ace.Checker().check(document, [ruleset])
    return results.map(({ ruleId, value, message, path }) => [ruleId, ...value, message, path.dom].join(' | '))
  }, RULESET)
}

for (const path of ['/shop/makeup', '/login']) {
  test(`Equal Access says the same of ${path} with what is remembered for it`, async ({ page }) => {
    await page.goto(path)
    await untilAlive(page)
    await atRest(page)
    await bringEqualAccess(page)
    const before = await resultsOf(page)
    await page.evaluate(rememberForEqualAccess)
    const remembered = await resultsOf(page)
    await page.evaluate(() => window.forgetForEqualAccess())
    const after = await resultsOf(page)
    expect(before.length).toBeGreaterThan(100)
    expect(remembered).toEqual(before)
    expect(after).toEqual(before)
  })
}
