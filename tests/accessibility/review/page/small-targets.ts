import type { Page } from '#tests/storybook/stage.ts'
import type { SmallTarget } from '../evidence.ts'

/** The size that WCAG 2.5.5 (AAA) and most platforms ask for, CSS px. */
const COMFORTABLE = 44

/** The controls that are drawn smaller than 44 by 44 px: a person judges whether that is enough. */
export function smallTargets(page: Page): Promise<SmallTarget[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input:not([type=hidden]), select, summary)')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .visually-hidden'))
        .flatMap((control) => {
          const shown = (control.matches('input') && control.closest('label')) || control
          const { width, height } = shown.getBoundingClientRect()
          if (width < 2 || (width >= least && height >= least)) return []
          const words = control.textContent.trim()
          return [
            {
              name: (control.getAttribute('aria-label') ?? (words || control.getAttribute('name') || ''))
                .replaceAll(/\s+/g, ' ')
                .slice(0, 60),
              width: Math.round(width),
              height: Math.round(height),
              isInSentence:
                getComputedStyle(control).display === 'inline' && (control.parentElement?.textContent.trim().length ?? 0) > words.length,
            },
          ]
        }),
    COMFORTABLE,
  )
}
