import sharp from 'sharp'
import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import { atRest } from '#tests/accessibility/screen-states/inspect-page.ts'
import { heights } from '#tests/accessibility/screen-states/shared-states.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { runAxe } from './engines/axe.ts'
import { runEqualAccess } from './engines/equal-access.ts'
import { runHtmlValidate } from './engines/html.ts'
import { runWalkers } from './engines/walkers.ts'
import type { ContrastPair, EngineName, EngineResult, WidthEvidence } from './evidence.ts'
import { announcementsOf } from './page/live-regions.ts'
import { smallTargets } from './page/small-targets.ts'
import { spokenText } from './page/spoken-text.ts'
import { tabOrder } from './page/tab-order.ts'
import { headingsIn, landmarksIn } from './page/tree.ts'

/** Pictures of wide pages are kept at this share of their size: they show the order of the focus, not pixels. */
const PICTURE_WIDTH: Readonly<Record<ScreenWidth, number>> = { 1440: 960, 390: 390 }

/** Higher pages are cut off in the picture, CSS px: the format of the pictures ends at 16,383 px. */
const MOST_HEIGHT = 16_000

/** What `collect` knows of the state. `served`: its HTML as the server sent it. `isOverPage`: a step has opened something over the page. */
export type Asked = { width: ScreenWidth; language: string; served: string; isOverPage: boolean; picture: string }

/** Collects everything that the report shows of the page as it is, and its picture as WebP. */
export async function collect(page: Page, asked: Asked): Promise<{ evidence: WidthEvidence; picture: Buffer }> {
  const { width, language, served, isOverPage } = asked
  await page.setViewportSize({ width, height: heights[width] })
  await atRest(page)
  const hydrated = await page.content()
  const size = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight }))
  const picture = await pictureOf(page, width)
  const tree = await page.locator('body').ariaSnapshot()
  const spoken = await spokenText(page)
  const small = await smallTargets(page)
  let contrast: readonly ContrastPair[] = []
  const axe = await settle('axe', async () => {
    const isModal = (await page.locator('dialog:modal').count()) > 0
    const { result, contrast: pairs } = await runAxe(page, isOverPage || isModal)
    contrast = pairs
    return result
  })
  const engines = [
    axe,
    await settle('equal-access', () => runEqualAccess(page)),
    await settle('html-validate', () => runHtmlValidate(served, hydrated)),
  ]
  const stops = await tabOrder(page)
  const walkers = await settle('walkers', () => runWalkers(page, { width, language, served }))
  return {
    picture,
    evidence: {
      width,
      picture: asked.picture,
      page: size,
      title: await page.title(),
      language: await page.evaluate(() => document.documentElement.lang),
      headings: headingsIn(tree),
      landmarks: landmarksIn(tree),
      tree,
      spoken,
      announcements: await announcementsOf(page),
      contrast,
      smallTargets: small,
      stops,
      engines: [...engines, walkers],
    },
  }
}

/** The result of an engine, or why it did not finish: one that throws does not stop the others. */
async function settle(engine: EngineName, run: () => Promise<EngineResult>): Promise<EngineResult> {
  try {
    return await run()
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { engine, version: '', findings: [], undecided: [], passed: 0, error: message }
  }
}

async function pictureOf(page: Page, width: ScreenWidth): Promise<Buffer> {
  const whole = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })
  const image = sharp(whole)
  const { height = 0, width: across = width } = await image.metadata()
  return image
    .extract({ left: 0, top: 0, width: across, height: Math.min(height, MOST_HEIGHT) })
    .resize({ width: Math.min(across, PICTURE_WIDTH[width]) })
    .webp({ quality: 60 })
    .toBuffer()
}
