import { expect, test } from 'compact/playwright'
import { inspectPage } from './inspect-page.ts'

test.use({
  scenario: 'basket-item-and-membership&flag.disable-promotional-banner=1',
  trace: 'off',
  // The faults are injected as a stylesheet that the shop's content policy would refuse.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Faults that one stylesheet can cause on a page without hiding each other, and the findings expected. */
const pages: readonly (readonly { css: string; found: RegExp }[])[] = [
  [
    { css: 'main h2 a { display: block; height: 20px; padding: 0 }', found: /smaller than 24 px: a "Ribbon Satin Lipstick"/ },
    { css: 'main :is(a, button):focus-visible { outline: none; box-shadow: none }', found: /Remove Ribbon Satin Lipstick does not show/ },
    { css: 'main h1 { min-width: 500px !important }', found: /at 390 px with text of 100 % it scrolls \d+ px sideways/ },
    { css: 'main h1 { color: #ddd !important }', found: /^color-contrast/ },
  ],
  [
    { css: 'main h1 { min-width: 20rem !important }', found: /at 390 px with text of 200 % it scrolls \d+ px sideways/ },
    { css: 'main h1 { background: linear-gradient(#fff, #777) }', found: /^needs review: color-contrast at h1/ },
    { css: 'main h2 { display: none !important }', found: /^heading-order/ },
  ],
  [
    { css: 'footer { position: fixed; inset: 0; z-index: 99 }', found: /Remove Ribbon Satin Lipstick is covered/ },
    { css: '[data-bar="question"] { z-index: -1 }', found: /^button "Accept all" lies under / },
    { css: 'main h1 { display: none }', found: /has 0 main headings/ },
  ],
]

for (const faults of pages) {
  test(`inspecting a page finds ${faults.map(({ found }) => found.source).join(', and ')}`, async ({ page }) => {
    await page.goto('/basket')
    await page
      .locator('head')
      .evaluate(
        (head, text) => head.append(Object.assign(document.createElement('style'), { textContent: text })),
        faults.map(({ css }) => css).join('\n'),
      )
    const { findings } = await inspectPage(page, 390)
    for (const { css, found } of faults) expect.soft(findings, css).toContainEqual(expect.stringMatching(found))
  })
}
