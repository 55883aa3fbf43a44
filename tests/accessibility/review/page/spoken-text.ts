import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '#tests/storybook/stage.ts'

/** More phrases than any page has. */
const MOST_PHRASES = 3000

let script: string | undefined

/**
 * What a screen reader says from the top of `part` (a CSS selector; `host >>> part` within a shadow tree), or of the topmost modal dialog, to its end: Guidepup's virtual screen reader, which
 * keeps the ARIA specification and imitates no product. Phrases that only close a part are left out.
 */
export async function spokenText(page: Page, part = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'virtualScreenReader' in window))) await page.evaluate(screenReaderScript())
  const phrases = await page.evaluate(
    async ([most, within]) => {
      const reader = window.virtualScreenReader
      const [outer = '', inner] = within.split(' >>> ')
      const asked =
        inner === undefined
          ? document.querySelector<HTMLElement>(outer)
          : document.querySelector(outer)?.shadowRoot?.querySelector<HTMLElement>(inner)
      const container = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? asked ?? document.body
      // The reader reads the attribute, which says what was checked at first: it says for now what is checked.
      const boxes = [...container.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')]
      const initially = boxes.map((box) => box.defaultChecked)
      for (const box of boxes) box.toggleAttribute('checked', box.checked)
      await reader.start({ container })
      const [start] = await reader.spokenPhraseLog()
      for (let count = 0; count < most; count += 1) {
        await reader.next()
        // The reader goes on at the start when it has reached the end.
        if ((await reader.lastSpokenPhrase()) === start) break
      }
      const log = await reader.spokenPhraseLog()
      await reader.stop()
      for (const [at, box] of boxes.entries()) box.toggleAttribute('checked', initially[at] ?? false)
      // The reader reads even what a page says to browsers without scripts.
      const unshown = new Set([...document.querySelectorAll('noscript')].map(({ textContent }) => textContent.trim()))
      return log.filter((phrase) => !unshown.has(phrase.trim()))
    },
    [MOST_PHRASES, part] as const,
  )
  return phrases.filter((phrase, at) => !phrase.startsWith('end of ') && phrase !== 'paragraph' && !(at > 0 && phrase === phrases[0]))
}

/** The screen reader as a script for the page. */
export function screenReaderScript(): string {
  script ??= asScript(readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8'))
  return script
}

/** A module cannot be imported into a page whose content policy forbids it: its export becomes a global. */
function asScript(module: string): string {
  const [exported = '', list = ''] = /export\s*\{([^}]*)\}/.exec(module) ?? []
  const reader = list
    .split(',')
    .map((one) => one.trim().split(' as '))
    .find(([, name]) => name === 'virtual')?.[0]
  if (reader === undefined) throw new Error('The virtual screen reader no longer exports `virtual`: look at page/spoken-text.ts.')
  return `(() => {${module.replace(exported, `window.virtualScreenReader = ${reader};`)}\n})()`
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    virtualScreenReader: {
      start: (options: { container: HTMLElement }) => Promise<void>
      next: () => Promise<void>
      lastSpokenPhrase: () => Promise<string>
      spokenPhraseLog: () => Promise<string[]>
      stop: () => Promise<void>
    }
  }
}
