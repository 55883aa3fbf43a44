import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'compact/playwright'
import { announcementsOf, listenToLiveRegions } from '#tests/accessibility/review/page/live-regions.ts'
import { spokenText } from '#tests/accessibility/review/page/spoken-text.ts'
import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { announcementFaults } from './announcement-faults.ts'
import type { Journey } from './journey.ts'
import { journeys } from './journeys.ts'

/*
 * What a screen reader says on the way through the shop, step by step, beside the text that a person has read and approved. `npm run prove --
 * --only=transcripts` compares; `npm run approve -- transcripts` writes the texts anew: read what has changed before you commit it.
 */

const APPROVED = join(import.meta.dirname, 'approved')
const isApproving = process.env['APPROVE'] !== undefined

for (const journey of journeys) {
  test.describe(journey.name, { tag: '@transcript' }, () => {
    test.use({ scenario: journey.scenario, expectedMessages: journey.expectedMessages ?? [], contextOptions: { reducedMotion: 'reduce' } })

    test('is told as approved', async ({ page }) => {
      await listenToLiveRegions(page)
      const text = await transcriptOf(page, journey)
      const file = join(APPROVED, `${journey.name.replaceAll(' ', '-')}.txt`)
      if (isApproving) {
        mkdirSync(APPROVED, { recursive: true })
        writeFileSync(file, text)
      }
      expect(text).toBe(readFileSync(file, 'utf8'))
    })
  })
}

/** Each step with what live regions said by then and what its part of the page, or the dialog over it, reads as. */
async function transcriptOf(page: Page, { walk }: Journey): Promise<string> {
  const parts: string[] = []
  await walk(page, async (step, part = 'main') => {
    // What the browser adds to the page, such as a mark at a link, is there.
    await page.waitForLoadState('networkidle')
    await untilAlive(page)
    // What is only said while one waits ends in an ellipsis, and depends on how long one waits.
    const said = (await announcementsOf(page)).filter(({ text }) => !text.endsWith('…'))
    expect(announcementFaults(said), `announced at “${step}”`).toEqual([])
    const announced = [...new Set(said.map(({ text, politeness }) => `(${politeness}) ${text}`))]
    await page.evaluate(() => void window.announcements?.splice(0))
    parts.push([`# ${step}`, ...announced, ...(await spokenText(page, part))].join('\n'))
  })
  return `${parts.join('\n\n')}\n`
}
