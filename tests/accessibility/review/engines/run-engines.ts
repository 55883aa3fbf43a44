import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import type { Page } from '#tests/storybook/stage.ts'
import type { ContrastPair, EngineName, EngineResult } from '../evidence.ts'
import { runAxe } from './axe.ts'
import { runEqualAccess } from './equal-access.ts'
import { runHtmlValidate } from './html.ts'
import { runWalkers } from './walkers.ts'

/**
 * What `runEngines` knows of the page. `language`: of its store. `served`: its HTML as the server sent it; `hydrated`: as it is now. `isOverPage`: a step has
 * opened something over the page.
 */
export type Examined = { width: ScreenWidth; language: string; served: string; hydrated: string; isOverPage: boolean }

/** Runs every engine on a page at rest, the walkers last: they move the focus and the page. `contrast`: the pairs of colours that axe measured. */
export async function runEngines(
  page: Page,
  { width, language, served, hydrated, isOverPage }: Examined,
): Promise<{ engines: readonly EngineResult[]; contrast: readonly ContrastPair[] }> {
  let contrast: readonly ContrastPair[] = []
  const axe = await settle('axe', async () => {
    const isModal = (await page.locator('dialog:modal').count()) > 0
    const { result, contrast: pairs } = await runAxe(page, isOverPage || isModal)
    contrast = pairs
    return result
  })
  const equalAccess = await settle('equal-access', () => runEqualAccess(page))
  const html = await settle('html-validate', () => runHtmlValidate(served, hydrated))
  const walkers = await settle('walkers', () => runWalkers(page, { width, language, served }))
  return { engines: [axe, equalAccess, html, walkers], contrast }
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
