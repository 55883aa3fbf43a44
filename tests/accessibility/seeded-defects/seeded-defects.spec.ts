import { expect, test } from 'compact/playwright'
import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import { runEngines } from '#tests/accessibility/review/engines/run-engines.ts'
import { watchIntervals } from '#tests/accessibility/review/page/intervals.ts'
import { atRest } from '#tests/accessibility/screen-states/inspect-page.ts'
import { heights } from '#tests/accessibility/screen-states/shared-states.ts'
import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { plant } from './plant.ts'
import { type SeededDefect, seededDefects } from './seeded-defects.ts'

/*
 * Proves the review of accessibility: faults are planted in the built shop, one at a time, and a review of the page must find each. `npm run prove -- --only=seeded-defects`
 * runs it. The clean pages come first: a finding there would make every defect count as found.
 */

test.use({ trace: 'off', bypassCSP: true, scenario: 'shopper=guest', contextOptions: { reducedMotion: 'reduce' } })

/** Everything that is certainly wrong with the page, each as a sentence. An engine that does not finish fails the test. */
async function findings(
  page: Page,
  { on, edits, served: changed, width = 1440 }: Omit<SeededDefect, 'name' | 'criterion' | 'by'>,
): Promise<string[]> {
  await watchIntervals(page)
  await page.setViewportSize({ width, height: heights[width] })
  await page.goto(on)
  await untilAlive(page)
  await atRest(page)
  const sent = await (await page.request.get(on)).text()
  const served = changed ? sent.replace(...changed) : sent
  if (changed) expect(served, 'the served HTML is changed').not.toBe(sent)
  await plant(page, edits)
  const { engines } = await runEngines(page, {
    width,
    language: 'en-GB',
    served,
    hydrated: await page.content(),
    isOverPage: false,
    isJustOpened: true,
    isLast: true,
    asksEqualAccess: true,
  })
  expect(engines.flatMap(({ engine, error }) => (error === undefined ? [] : [`${engine}: ${error}`]))).toEqual([])
  return engines.flatMap(({ engine, findings: found }) => found.map(({ rule, message }) => `${engine}, ${rule}: ${message}`))
}

const clean = new Map<string, { on: SeededDefect['on']; width: ScreenWidth }>(
  seededDefects.map(({ on, width = 1440 }) => [`${on} at ${width} px`, { on, width }]),
)
for (const [name, place] of clean) {
  test(`${name} has nothing to find`, { tag: '@seeded-defect' }, async ({ page }) => {
    expect(await findings(page, { ...place, edits: [] })).toEqual([])
  })
}

for (const defect of seededDefects) {
  test(`${defect.name} (${defect.criterion}): the review finds it`, { tag: '@seeded-defect' }, async ({ page }) => {
    const found = await findings(page, defect)
    expect(
      found.filter((finding) => finding.startsWith(`${defect.by}: `)),
      found.join('\n'),
    ).not.toEqual([])
  })
}
