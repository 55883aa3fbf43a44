import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices: one place decides. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Harness = {
  /** Name of the base world to visit. Empty: an ordinary visitor, who shares prerendered pages with everybody. */
  scenario: string
  /** Checks the page as it stands, settled, with axe. Every drawer, dialog or message that a journey opens is worth one call. */
  accessible: () => Promise<void>
  /** What the page may say on the console without failing the test: each entry with its reason. */
  expectedMessages: { text: RegExp; reason: string }[]
  /** Fails the test when the page complains: console errors, page errors, content-policy violations, failed requests. */
  watched: void
}

/** The one test of journeys and sweeps: every test has its own world, and a page that complains fails. */
export const test = base.extend<Harness>({
  scenario: ['', { option: true }],
  expectedMessages: [[], { option: true }],

  watched: [
    async ({ page, expectedMessages }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedMessages.some((expected) => expected.text.test(text))) complaints.push(text)
      }
      page.on(
        'console',
        (message) => isComplaint(message) && complain(`console ${message.type()}: ${message.text()} (${message.location().url})`),
      )
      page.on('pageerror', (error) => complain(`page error: ${error.stack ?? error.message}`))
      page.on('response', (response) => response.status() >= 500 && complain(`${response.status()} ${response.url()}`))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`content policy: ${violatedDirective} refused ${blockedURI}`),
        )
      })
      await use()
      expect(complaints, 'the page complained').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, scenario, baseURL }, use, testInfo) => {
    if (scenario !== '') {
      // A world of this test's own: the same test repeated, or beside itself, never meets another.
      const world = `${process.env['WORLD_RUN']}-${testInfo.testId}-${testInfo.repeatEachIndex}-${testInfo.retry}`
      await context.addCookies([
        { name: 'scenario', value: scenario, url: baseURL ?? '' },
        { name: 'world', value: world, url: baseURL ?? '' },
      ])
    }
    await use(context)
  },

  accessible: async ({ page, scenario }, use) => {
    await use(async () => {
      await settled(page)
      const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
      const report = violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
      )
      expect(report, `axe at ${page.url()} in ${scenario || 'an ordinary visit'}`).toEqual([])
    })
  },
})

/** A message that a developer would have to answer for. */
function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning'
}

/** Waits until nothing on the page moves: a colour that is still fading has no contrast to judge. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(running.map((animation) => animation.finished))
  })
}

export { expect }
