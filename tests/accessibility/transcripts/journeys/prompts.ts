import { PROMPTING_PAGE, promptDialog } from '#tests/harness/gestures/prompts.ts'
import { expect } from '#tests/storybook/stage.ts'
import type { Journey } from '../journey.ts'

/** What a prompt says when it opens by itself. */
function prompt(name: string, scenario: string, dialog: string | RegExp): Journey {
  return {
    name,
    scenario,
    walk: async (page, note) => {
      await page.goto(PROMPTING_PAGE)
      await expect(promptDialog(page, dialog)).toBeVisible()
      await note('The prompt')
    },
  }
}

export const promptsJourneys: readonly Journey[] = [
  prompt('a renewal failed', 'renewal-due-with-gift', "We couldn't renew your membership"),
  prompt('an anniversary gift waits', 'prompt-teaser-then-discovery', /./),
  prompt('the discovery journey begins', 'prompt-discovery-only', /./),
  {
    name: 'the discovery journey ends',
    scenario: 'discovery-lapsed',
    walk: async (page, note) => {
      await page.goto(PROMPTING_PAGE)
      const dialog = promptDialog(page, 'Your Perks got better!')
      for (const heading of ['Your Member Perks', 'Your Redeemed Perks', 'No Active Membership']) {
        await dialog.getByRole('button', { name: 'Continue' }).click()
        await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(heading)
        await expect(dialog.getByRole('group', { name: new RegExp(`^Step .* ${heading}$`) })).toBeFocused()
        await note(heading)
      }
    },
  },
]
