import type { Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'

/** axe's findings on the page once it has settled, each with its elements. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await settled(page)
  const findings = await axeFindings(page)
  return findings.length === 0 ? [] : [...findings, await sight(page)]
}

/** The page's state at the time of a finding: distinguishes a fault of the page from a page that had not loaded yet. */
function sight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')]
    const named = dialogs.map((dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h1, h2, h3')?.textContent ?? 'unnamed')
    const words = document.body.innerText.replace(/\s+/g, ' ').slice(0, 200)
    return `The page was ${document.readyState}, ${innerWidth} px wide, scrolled to ${Math.round(scrollY)} of ${document.documentElement.scrollHeight} px; dialogs: ${named.join(', ') || 'none'}; it began: ${words || '(nothing)'}`
  })
}

/**
 * Waits until the style sheets are there, animations have ended and every open dialog is drawn: contrast cannot be judged while a colour still fades. A long
 * page has its heading before its styles.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(areStylesLoaded)
  await page.waitForFunction(allDialogsDrawn)
  await page.waitForFunction(areAnimationsOver)
}

/**
 * Runs in the page. Endless animations are never over. The promise of an animation is not asked: Chromium does not keep it where `content-visibility` leaves out
 * what is far away.
 */
function areAnimationsOver(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
}

/** Runs in the page. */
function areStylesLoaded(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)
}

/**
 * Runs in the page. React Aria renders an opening overlay at opacity 0, clipped, until it is mounted and positioned. Playwright counts that as visible,
 * axe does not: on a busy machine axe would check the page behind the dialog.
 */
function allDialogsDrawn(): boolean {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every(
    (dialog) => !dialog.checkVisibility() || dialog.checkVisibility({ opacityProperty: true }),
  )
}
