import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'compact/playwright'
import { screenOf } from '#tests/accessibility/screen-states/screen-of.ts'
import { nameOf } from '#tests/accessibility/screen-states/shared-states.ts'
import { showScreen } from '#tests/accessibility/screen-states/visit-screen.ts'
import { type ScreenState, screenStates } from '#tests/contract/states/screen-states.ts'
import { collect } from './collect.ts'
import type { StateEvidence, WidthEvidence } from './evidence.ts'
import { REPORT_FOLDER, readEvidence, writeEvidence } from './evidence-files.ts'
import { idOf, isCurrent, spokenContentHash, stateFingerprint } from './fingerprint.ts'
import { listenToLiveRegions } from './page/live-regions.ts'
import { stepWords } from './step-words.ts'

/*
 * `npm run review`: visits every state of the state table in both stores at its widths and writes what it sees to `reports/accessibility/evidence`. A state
 * whose fingerprint is that of its last evidence is not visited again. The report is made from the evidence (review.ts).
 */

const report = process.env['REVIEW_FOLDER'] ?? REPORT_FOLDER
const contract = process.env['REVIEW_CONTRACT'] ?? ''

test.use({ trace: 'off', screenshot: 'off', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const state of screenStates()) {
  test.describe(nameOf(state), () => {
    test.use({
      scenario: state.selection,
      expectedMessages: state.logs ? [{ text: new RegExp(state.logs.text), reason: state.logs.reason }] : [],
    })

    test('is reviewed', { tag: '@review' }, async ({ page }, testInfo) => {
      const name = nameOf(state)
      const id = idOf(name)
      const served = await (await page.request.get(state.path)).text()
      const fingerprint = stateFingerprint(state, served, contract)
      if (isCurrent(readEvidence(report, id), fingerprint)) {
        testInfo.annotations.push({ type: 'unchanged' })
        return
      }
      await listenToLiveRegions(page)
      const widths: WidthEvidence[] = []
      const pictures: Record<string, Buffer> = {}
      let error = ''
      try {
        for (const width of state.widths) {
          await showScreen(page, state, width)
          const picture = `${id}-${width}.webp`
          const seen = await collect(page, { width, language: state.store, served, isOverPage: state.steps.length > 0, picture })
          widths.push(seen.evidence)
          pictures[picture] = seen.picture
        }
      } catch (reason) {
        error = reason instanceof Error ? plain(reason.message) : String(reason)
      }
      writeEvidence(
        report,
        { ...describe(state, id), fingerprint, widths, content: spokenContentHash(widths), ...(error !== '' && { error }) },
        pictures,
      )
      expect(error, 'the state could not be reached').toBe('')
    })
  })
}

function describe(state: ScreenState, id: string): Omit<StateEvidence, 'fingerprint' | 'content' | 'widths'> {
  const { words, clauses, store, selection, path } = state
  return { id, name: nameOf(state), words, clauses, screen: screenOf(state), store, selection, path, steps: stepWords(state.steps) }
}

/** The first lines of an error, without the colours of a terminal. */
function plain(message: string): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 3).join(' ')
}
