import { expect, test } from 'compact/playwright'
import { type BasketState, basketStates, type Width, widths } from './basket-states.ts'
import { inspectPage, overflowAt } from './inspect-page.ts'
import type { Looked } from './states-report.ts'

/*
 * Every state of the bag's page, in every store that has it: `npm run prove -- --only=states` opens them all at both widths and writes
 * docs/proof/basket-states.md. Every run of the tests opens one of each row, at one width.
 */

// A record of every step takes longer than the steps, and a page that stands still can be looked at again.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

/** What would not stand still: notices that go by themselves, and the banner whose messages take turns. */
const still = 'flag.alert-auto-close=disabled&flag.disable-promotional-banner=1'

/** What a page says on the console because of the state that it is in. */
const told: readonly { selection: RegExp; text: RegExp; reason: string }[] = [
  { selection: /fault=/, text: /\b500\b/, reason: 'the answer with the bag is made to fail' },
  { selection: /notice=unknown/, text: /Unknown notification code/, reason: 'a code that the shop does not know is logged' },
]

const heights: Readonly<Record<Width, number>> = { 1440: 900, 390: 844 }

function looksAt(state: BasketState, title: string, at: readonly Width[], tag: string): void {
  test.describe(`${state.path} in ${state.selection}`, { tag }, () => {
    test.use({
      scenario: `${state.selection}&${still}`,
      expectedMessages: told.filter(({ selection }) => selection.test(state.selection)),
    })

    test(title, async ({ page }, testInfo) => {
      await page.goto(state.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const looked: Looked = { state, widths: [], narrow: [] }
      for (const width of at) looked.widths.push({ width, ...(await inspectPage(page, width, heights[width])) })
      looked.narrow = await overflowAt(page, 320, 640, 100)
      await testInfo.attach('looked', { body: JSON.stringify(looked), contentType: 'application/json' })
      expect([...looked.widths.flatMap(({ findings }) => findings), ...looked.narrow]).toEqual([])
    })
  })
}

for (const state of basketStates()) {
  if (state.sharedWidth !== undefined)
    looksAt(state, `has no accessibility fault at ${state.sharedWidth} px`, [state.sharedWidth], '@share')
  looksAt(state, 'has no accessibility fault at either width', widths, '@sweep')
}
