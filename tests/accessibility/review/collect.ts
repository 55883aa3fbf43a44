import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import { showTop } from '#tests/accessibility/screen-states/inspect-page.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { type Examined, runEngines } from './engines/run-engines.ts'
import type { WidthEvidence } from './evidence.ts'
import { announcementsOf } from './page/live-regions.ts'
import { smallTargets } from './page/small-targets.ts'
import { spokenText } from './page/spoken-text.ts'
import { headingsIn, landmarksIn, steadyTree } from './page/tree.ts'

/** Pictures of wide pages are kept at this share of their size: they show the order of the focus, not pixels. */
const PICTURE_WIDTH: Readonly<Record<ScreenWidth, number>> = { 1440: 960, 390: 390 }

/** Higher pages are cut off in the picture, CSS px. */
const MOST_HEIGHT = 16_000

/** What `collect` knows of the state; see `Examined`. */
export type Asked = Omit<Examined, 'hydrated'> & { picture: string }

/** Collects everything that the report shows of the page as it is, and its picture as JPEG. */
export async function collect(page: Page, asked: Asked): Promise<{ evidence: WidthEvidence; picture: Buffer }> {
  const { width, picture: file, ...known } = asked
  await showTop(page, width)
  const hydrated = await page.content()
  const size = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: document.documentElement.scrollHeight }))
  const picture = await pictureOf(page, size, width)
  const tree = steadyTree(await page.locator('body').ariaSnapshot())
  const spoken = await spokenText(page)
  const small = await smallTargets(page)
  const title = await page.title()
  const lang = await page.evaluate(() => document.documentElement.lang)
  const announcements = await announcementsOf(page)
  const { engines, contrast, stops } = await runEngines(page, { ...known, width, hydrated })
  return {
    picture,
    evidence: {
      width,
      picture: file,
      page: size,
      title,
      language: lang,
      headings: headingsIn(tree),
      landmarks: landmarksIn(tree),
      tree,
      spoken,
      announcements,
      contrast,
      smallTargets: small,
      stops,
      engines,
    },
  }
}

/**
 * The whole page, of `size` CSS px. The browser draws it at the size that is kept: Playwright's own pictures are of the full size, and to make them smaller takes
 * half as long again. As WebP it would be two thirds as large, and take half as long again too.
 */
async function pictureOf(page: Page, size: WidthEvidence['page'], width: ScreenWidth): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, MOST_HEIGHT), scale: PICTURE_WIDTH[width] / width },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}
