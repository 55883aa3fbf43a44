import type { ScreenStep, ScreenTarget } from '#fixtures/scenarios/states/record.ts'
import type { ScreenState } from '#tests/contract/states/screen-states.ts'
import { expect, type Locator, type Page } from '#tests/storybook/stage.ts'
import { heights, type InspectedWidth } from './shared-states.ts'

/** How often a page is asked whether it has hydrated, milliseconds. */
const POLLING_MS = 20

/** Opens a state at a width. A state that survived the change of width is left as it is. */
export async function showScreen(page: Page, state: ScreenState, width: InspectedWidth): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
  const shown = state.shows ? locate(page, state.shows) : page.getByRole('heading', { level: 1 })
  const isOpen = new URL(page.url(), 'http://shop.invalid').protocol !== 'about:' && (await shown.isVisible())
  if (isOpen) return
  await page.goto(state.path)
  await untilAlive(page)
  for (const step of state.steps) await take(page, step)
  await expect(shown).toBeVisible()
  // An address that adds to the basket, and a press, are answered only after the page has loaded.
  await page.waitForLoadState('networkidle')
}

/** Waits until React has hydrated every control of the page's main part that it hydrates at all: an earlier press may be lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('body, main :is(button, input):not([data-static] *)')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__react')),
      ),
    undefined,
    // Where frames are not paced, asking at each would keep the page busy while it hydrates.
    { polling: POLLING_MS },
  )
}

async function take(page: Page, step: ScreenStep): Promise<void> {
  if ('press' in step) await locate(page, step.press).click()
  else if ('hover' in step) await locate(page, step.hover).hover()
  else if ('fill' in step) await locate(page, step.fill).fill(step.with)
  else if ('choose' in step) await locate(page, step.choose).selectOption({ label: step.option })
  else await page.keyboard.press(step.key)
}

/** The first visible element with a role and a name; a name that ends in `…` is a prefix. */
function locate(page: Page, { role, name, within, frame }: ScreenTarget): Locator {
  const whole = frame === undefined ? page : page.frameLocator(`iframe[title="${frame}"]`)
  const scope = within ? locate(page, within) : whole
  const named = name === undefined ? {} : name.endsWith('…') ? { name: startingWith(name.slice(0, -1)) } : { name, exact: true }
  return scope.getByRole(role, named).first()
}

function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
}
