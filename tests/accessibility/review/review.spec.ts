import { stripVTControlCharacters } from 'node:util'
import { expect } from 'compact/playwright'
import type { ScreenStep } from '#fixtures/scenarios/states/record.ts'
import { screenOf } from '#tests/accessibility/screen-states/screen-of.ts'
import { inspectedSelection, nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import { showScreen } from '#tests/accessibility/screen-states/visit-screen.ts'
import { type ScreenState, screenStates } from '#tests/contract/states/screen-states.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { collect } from './collect.ts'
import { equalAccessStates } from './engines/equal-access-states.ts'
import type { StateEvidence, WidthEvidence } from './evidence.ts'
import { REPORT_FOLDER, writeEvidence } from './evidence-files.ts'
import { idOf, spokenContentHash, stateFingerprint } from './fingerprint.ts'
import { reviewTest as test } from './kept-browser.ts'
import { watchIntervals } from './page/intervals.ts'
import { listenToLiveRegions } from './page/live-regions.ts'
import { readPlan } from './plan.ts'
import { stepWords } from './step-words.ts'

/*
 * `npm run review`: visits every state of the plan (plan.ts) at its widths and writes what it sees to `reports/accessibility/evidence`. The report is made
 * from the evidence (review.ts). A browser that dies fails the states that it had open; Playwright starts another, and the next run visits them again.
 */

const report = process.env['REVIEW_FOLDER'] ?? REPORT_FOLDER
const contract = process.env['REVIEW_CONTRACT'] ?? ''
const plan = readPlan(report)
const states = screenStates()
const equalAccess = equalAccessStates(states)

test.use({ trace: 'off', screenshot: 'off' })

for (const state of states.filter((one) => plan === undefined || plan[idOf(nameOf(one))] !== undefined)) {
  test.describe(nameOf(state), () => {
    test.use({
      scenario: inspectedSelection(state),
      expectedMessages: state.logs ? [{ text: new RegExp(state.logs.text), reason: state.logs.reason }] : [],
    })

    test('is reviewed', { tag: '@review' }, async ({ page, bringEngines }) => {
      const name = nameOf(state)
      const id = idOf(name)
      await listenToLiveRegions(page)
      await watchIntervals(page)
      const widths: WidthEvidence[] = []
      const pictures: Record<string, Buffer> = {}
      let served = ''
      let error = ''
      try {
        for (const [at, width] of state.widths.entries()) {
          const opened = at === 0 ? firstDocument(page) : served
          ;[served] = await Promise.all([opened, showScreen(page, state, width)])
          await bringEngines()
          const picture = `${id}-${width}.jpg`
          const seen = await collect(page, {
            width,
            language: state.store,
            served,
            isOverPage: state.steps.some((step) => !isWithinDialog(step)),
            isJustOpened: at === 0,
            isLast: at === state.widths.length - 1,
            asksEqualAccess: equalAccess.get(state) === width,
            picture,
          })
          widths.push(seen.evidence)
          pictures[picture] = seen.picture
        }
      } catch (reason) {
        error = reason instanceof Error ? plain(reason.message) : String(reason)
      }
      const fingerprint = plan?.[id] ?? stateFingerprint(state, served, contract)
      writeEvidence(
        report,
        { ...describe(state, id), fingerprint, widths, content: spokenContentHash(widths), ...(error !== '' && { error }) },
        pictures,
      )
      expect(error, 'the state could not be reached').toBe('')
    })
  })
}

/** The HTML of the first document that the page opens, be it a page that tells of a fault: asking for it besides would have the shop render it twice. */
async function firstDocument(page: Page): Promise<string> {
  const answer = await page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.frame() === page.mainFrame() && !isRedirect(response.status()),
  )
  return answer.text()
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** A press within a dialog has opened nothing over the page, and a dialog that opened by itself has no control to give the focus back to. */
function isWithinDialog(step: ScreenStep): boolean {
  return 'press' in step && step.press.within?.role === 'dialog'
}

function describe(state: ScreenState, id: string): Omit<StateEvidence, 'fingerprint' | 'content' | 'widths'> {
  const { words, clauses, store, path } = state
  const selection = inspectedSelection(state)
  return { id, name: nameOf(state), words, clauses, screen: screenOf(state), store, selection, path, steps: stepWords(state.steps) }
}

/** The first lines of an error, without the colours of a terminal. */
function plain(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ')
}
