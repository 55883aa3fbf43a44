import { untilAlive } from '#tests/accessibility/screen-states/visit-screen.ts'
import type { ExpectedMessage } from '#tests/harness/complaints.ts'
import { expect, type Page } from '#tests/storybook/stage.ts'

/** Notes what a screen reader says now, under the name of a step: of the main part, or of the element of a CSS selector. A dialog over it is read instead. */
type Note = (step: string, part?: string) => Promise<void>

/** A way through the shop whose spoken text is approved. Its file is named after it. */
export type Journey = {
  name: string
  /** A scenario or a selection. */
  scenario: string
  expectedMessages?: ExpectedMessage[]
  walk: (page: Page, note: Note) => Promise<void>
}

/** Opens a page and waits until it answers presses. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** The page with this title is there. */
export const title = (page: Page, name: string): Promise<void> => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The summary of what is wrong in a form has the focus. */
export const problems = (page: Page): Promise<void> => expect(page.getByRole('group', { name: 'Check these and try again' })).toBeFocused()

/** The summary of what went wrong with a form as a whole has the focus. */
export const failure = (page: Page): Promise<void> => expect(page.getByRole('group', { name: 'Oops, something went wrong.' })).toBeFocused()

/** Presses a button of the main part. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** Types into the text fields of the main part, by their names. */
export async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.getByRole('main').getByRole('textbox', { name }).first().fill(value)
}
