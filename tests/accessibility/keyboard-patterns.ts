import { expect, type Locator, type Page } from '#tests/storybook/stage.ts'

/** How one kind of widget responds to the keyboard, after the ARIA Authoring Practices. */
export type KeyboardPattern = {
  name: string
  /** A selector for the widget in any story. */
  selector: string
  /** A story known to contain one: a pattern that finds nothing proves nothing. */
  example: readonly [component: string, story: string]
  /** Operates the widget with the keyboard alone. */
  use: (page: Page, widget: Locator) => Promise<void>
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element.contains(document.activeElement))

/** Opens with Enter and Space, takes and traps the focus in both directions, closes with Escape and returns the focus. */
async function useDialog(page: Page, opener: Locator): Promise<void> {
  const dialog = page.locator(`[id="${await opener.getAttribute('commandfor')}"]`)
  await opener.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal')), 'it is modal').toBe(true)
    await expect(dialog).toHaveAccessibleName(/\S/)
    expect(await hasFocus(dialog), 'it has the focus').toBe(true)
    // The code that traps the Tab key loads with the first dialog that opens.
    await page.waitForLoadState('networkidle')
    const stops = await dialog.locator('a[href], button, input, select, textarea, summary').count()
    for (const step of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 2; press += 1) {
        await page.keyboard.press(step)
        expect(await hasFocus(dialog), `${step} stays in it`).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
}

async function useDisclosure(page: Page, summary: Locator): Promise<void> {
  const isOpen = () => summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))
  const before = await isOpen()
  await summary.focus()
  await page.keyboard.press('Enter')
  expect(await isOpen(), 'Enter turns it').toBe(!before)
  await page.keyboard.press('Space')
  expect(await isOpen(), 'Space turns it back').toBe(before)
  await expect(summary).toBeFocused()
}

/** Arrow keys choose within the group and Tab leaves it. */
async function useRadios(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name')
  const group = page.locator(`input[type=radio][name="${name}"]:not(:disabled)`)
  if ((await group.count()) < 2) return
  await group.first().focus()
  await page.keyboard.press('Space')
  await expect(group.first()).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(group.nth(1)).toBeChecked()
  await expect(group.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(group.first()).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(group.nth(1)).not.toBeFocused()
}

async function useCheckbox(page: Page, box: Locator): Promise<void> {
  const before = await box.isChecked()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked({ checked: !before })
  await page.keyboard.press('Space')
  await expect(box).toBeChecked({ checked: before })
}

/** Arrow keys move between tabs and show their panels; the tab list is a single tab stop. */
async function useTabs(page: Page, list: Locator): Promise<void> {
  const tabs = list.getByRole('tab')
  await list.locator('[role=tab][tabindex="0"], [role=tab][aria-selected="true"]').first().focus()
  await page.keyboard.press('Home')
  await expect(tabs.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
}

/** Enter and the arrow keys open it and take the focus in, arrow keys wrap, Home and End lead to its ends, Escape closes it and gives the focus back. */
async function useMenu(page: Page, button: Locator): Promise<void> {
  const menu = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('menu')
  const items = menu.getByRole('menuitem')
  await button.focus()
  for (const [key, first] of [
    ['Enter', items.first()],
    ['ArrowDown', items.first()],
    ['ArrowUp', items.last()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(menu).toBeVisible()
    await expect(menu).toHaveAccessibleName(/\S/)
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  for (const [key, item] of [
    ['ArrowUp', items.last()],
    ['ArrowDown', items.first()],
    ['End', items.last()],
    ['Home', items.first()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(item).toBeFocused()
  }
  await page.keyboard.press('Escape')
}

/** Waits until an element has stopped scrolling: the same position for ten frames. */
function atRest(track: Locator): Promise<void> {
  return track.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let [last, still] = [element.scrollLeft, 0]
        const look = () => {
          still = element.scrollLeft === last ? still + 1 : 0
          last = element.scrollLeft
          if (still >= 10) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** A carousel moves by its buttons, and the focus stays on the button when an end is reached. */
async function useArrows(page: Page, track: Locator): Promise<void> {
  const id = await track.getAttribute('aria-controls')
  const place = () => page.locator(`[id="${id}"]`).evaluate(({ scrollLeft }) => scrollLeft)
  const buttons = page.locator(`button[aria-controls="${id}"]`)
  const [back, on] = [buttons.first(), buttons.last()]
  await on.focus()
  for (let press = 0; press < 12 && (await on.getAttribute('aria-disabled')) !== 'true'; press += 1) {
    const before = await place()
    await page.keyboard.press('Enter')
    await expect.poll(place).toBeGreaterThan(before)
    // Only now does its button know whether there are more slides.
    await atRest(page.locator(`[id="${id}"]`))
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await expect(on).toBeFocused()
  await back.focus()
  const end = await place()
  await page.keyboard.press('Space')
  await expect.poll(place).toBeLessThan(end)
}

/** Arrow keys and typing change a number. */
async function useSpinner(page: Page, field: Locator): Promise<void> {
  const [min, max] = [Number((await field.getAttribute('min')) ?? 0), Number((await field.getAttribute('max')) ?? 99)]
  const before = Number(await field.inputValue())
  const [key, next] = before < max ? ['ArrowUp', before + 1] : ['ArrowDown', before - 1]
  expect(next).toBeGreaterThanOrEqual(min)
  await field.focus()
  await page.keyboard.press(key)
  await expect(field).toHaveValue(String(next))
}

/** Arrow keys open the list and move through it while the focus stays, Enter chooses, Escape closes only the list. */
async function useCombobox(page: Page, field: Locator): Promise<void> {
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const option = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`)
  const text = (await option.textContent()) ?? ''
  await expect(option).toBeInViewport()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(text)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue(text)
}

export const keyboardPatterns: readonly KeyboardPattern[] = [
  { name: 'dialog', selector: 'button[command="show-modal"]', example: ['Dialog', 'plain'], use: useDialog },
  { name: 'disclosure', selector: 'summary', example: ['Accordion', 'each by itself'], use: useDisclosure },
  { name: 'radio group', selector: 'input[type=radio]:not(:disabled)', example: ['Swatches', 'shades of a product'], use: useRadios },
  {
    name: 'checkbox or switch',
    selector: 'input[type=checkbox]:not(:disabled)',
    example: ['Field', 'boxes to tick, with counts'],
    use: useCheckbox,
  },
  { name: 'tabs', selector: '[role=tablist]', example: ['Tabs', 'panels'], use: useTabs },
  {
    name: 'row of slides',
    selector: 'button[aria-controls][aria-disabled="true"]',
    example: ['Carousel', 'more than four, so there are controls'],
    use: useArrows,
  },
  { name: 'menu', selector: 'button[aria-haspopup=menu]', example: ['Menu', 'closed, with something new in it'], use: useMenu },
  { name: 'combobox', selector: 'input[role=combobox]', example: ['Combobox', 'found by typing'], use: useCombobox },
  { name: 'number', selector: 'input[type=number]:not(:disabled)', example: ['Stepper', 'between the limits'], use: useSpinner },
]
