import type { ConsoleMessage, Page } from '@playwright/test'

/** A message that a page may log without failing its test, and the reason. */
export type ExpectedMessage = { text: RegExp; reason: string }

/** What Playwright says in place of a service worker where tests block it. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** A console message that fails the test. */
function isComplaint(message: ConsoleMessage): boolean {
  return (message.type() === 'error' || message.type() === 'warning') && message.text() !== BLOCKED_WORKER
}

/** Listens for console errors and warnings, page errors, content-policy violations and failed answers. Returns a live list. */
export async function listenForComplaints(page: Page, expected: readonly ExpectedMessage[]): Promise<readonly string[]> {
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expected.some((message) => message.text.test(text))) complaints.push(text)
  }
  page.on(
    'console',
    (message) => isComplaint(message) && complain(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => complain(`page error: ${error.stack || error.message || error.name}`))
  page.on('response', (response) => response.status() >= 500 && complain(`${response.status()} ${response.url()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy: ${violatedDirective} refused ${blockedURI}`),
    )
  })
  return complaints
}
