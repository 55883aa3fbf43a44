import { expect, test } from 'compact/playwright'
import { type ScreenState, screenStates } from '#tests/contract/states/screen-states.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { coveredFindings } from './covered-controls.ts'
import { atRest, inspectPage, overflowAt } from './inspect-page.ts'
import { type InspectedWidth, inspectedSelection, nameOf, sharedStates } from './shared-states.ts'
import type { Inspected } from './states-report.ts'
import { showScreen } from './visit-screen.ts'

/*
 * Every state of every screen (fixtures/scenarios/states), one visit each. `npm run prove -- --only=states` visits all of them at all their
 * widths and writes docs/proof/states.md. `npm test` visits one state of each row, at one width.
 */

// Tracing costs more than the steps.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

type Coverage = {
  widths: readonly InspectedWidth[]
  tag: '@share' | '@sweep'
}

/** Widths between and below those of the screens at which the sweep looks for covered controls, with the window's height. */
const furtherWindows = [
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
] as const

function inspects(state: ScreenState, title: string, { widths, tag }: Coverage): void {
  test.describe(nameOf(state), { tag }, () => {
    test.use({
      scenario: inspectedSelection(state),
      expectedMessages: state.logs ? [{ text: new RegExp(state.logs.text), reason: state.logs.reason }] : [],
    })

    test(title, async ({ page }, testInfo) => {
      const inspected: Inspected = { name: nameOf(state), widths: [], narrow: [] }
      for (const width of widths) {
        await showScreen(page, state, width)
        const directions = tag === '@sweep' ? (['down', 'up'] as const) : (['up'] as const)
        inspected.widths.push({ width, ...(await inspectPage(page, width, { isOverPage: state.steps.length > 0, directions })) })
      }
      inspected.narrow = [...(await overflowAt(page, 320, 640, 100)), ...(await overflowAt(page, 390, 844, 200))]
      if (tag === '@sweep') inspected.narrow = [...inspected.narrow, ...(await coveredAtFurtherWidths(page))]
      await testInfo.attach('inspected', { body: JSON.stringify(inspected), contentType: 'application/json' })
      expect([...inspected.widths.flatMap(({ findings }) => findings), ...inspected.narrow]).toEqual([])
    })
  })
}

async function coveredAtFurtherWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const window of furtherWindows) {
    await page.setViewportSize(window)
    await atRest(page)
    found.push(...(await coveredFindings(page, ['down', 'up'])).map((finding) => `${window.width} px: ${finding}`))
  }
  return found
}

const states = screenStates()
for (const [state, width] of sharedStates(states))
  inspects(state, `has no accessibility fault at ${width} px`, { widths: [width], tag: '@share' })
for (const state of states) inspects(state, 'has no accessibility fault at any width', { widths: state.widths, tag: '@sweep' })
