import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import type { TabStop } from '#tests/accessibility/tab-stops.ts'
import type { Page } from '#tests/storybook/stage.ts'
import type { ContrastPair, EngineName, EngineResult } from '../evidence.ts'
import { runAxe } from './axe.ts'
import { runEqualAccess } from './equal-access.ts'
import { runHtmlValidate } from './html.ts'
import { runNu } from './nu.ts'
import { runWalkers } from './walkers.ts'

/**
 * What `runEngines` knows of the page. `language`: of its store. `served`: its HTML as the server sent it; `hydrated`: as it is now. `isOverPage`: a step has
 * opened something over the page. `isJustOpened`: the focus is where the page put it. `isLast`: no other width is looked at afterwards.
 * `asksEqualAccess`: the engine looks at this state at this width (`equal-access-states.ts`).
 */
export type Examined = {
  width: ScreenWidth
  language: string
  served: string
  hydrated: string
  isOverPage: boolean
  isJustOpened: boolean
  isLast: boolean
  asksEqualAccess: boolean
}

/**
 * Runs every engine on a page at rest, the walkers last: they move the focus and the page. `contrast`: the pairs of colours that axe measured. `stops`: where
 * the Tab key came to.
 */
export async function runEngines(
  page: Page,
  { hydrated, ...examined }: Examined,
): Promise<{ engines: readonly EngineResult[]; contrast: readonly ContrastPair[]; stops: readonly TabStop[] }> {
  let contrast: readonly ContrastPair[] = []
  let stops: readonly TabStop[] = []
  const { served, isOverPage, asksEqualAccess } = examined
  // It works beside the browser, which the others keep busy.
  const html = settle('html-validate', () => runHtmlValidate(served, hydrated))
  const axe = await settle('axe', async () => {
    const isModal = (await page.locator('dialog:modal').count()) > 0
    const { result, contrast: pairs } = await runAxe(page, isOverPage || isModal)
    contrast = pairs
    return result
  })
  const equalAccess = asksEqualAccess ? [await settle('equal-access', () => runEqualAccess(page))] : []
  const { NU_CHECKER_URL: checker } = process.env
  const nu = checker === undefined ? [] : [await settle('nu', () => runNu(checker, served, hydrated))]
  const walkers = await settle('walkers', async () => {
    const { result, stops: walked } = await runWalkers(page, examined)
    stops = walked
    return result
  })
  return { engines: [axe, ...equalAccess, await html, ...nu, walkers], contrast, stops }
}

/** The result of an engine, or why it did not finish: one that throws does not stop the others. */
export async function settle(engine: EngineName, run: () => Promise<EngineResult>): Promise<EngineResult> {
  try {
    return await run()
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { engine, version: '', findings: [], undecided: [], passed: 0, error: message }
  }
}
