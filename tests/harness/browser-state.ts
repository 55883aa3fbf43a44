import type { BrowserContext, Cookie } from '@playwright/test'
import type { SessionView } from './control-session.ts'

/** Gives a browser the cookies that choose a session's world, and the browser state of its selection. */
export async function prepareBrowser(context: BrowserContext, session: SessionView, shopUrl: string): Promise<void> {
  const { browser } = session
  const localStorage = Object.entries(browser.localStorage ?? {}).map(([name, value]) => ({ name, value }))
  await context.setStorageState({
    cookies: sessionCookies(session, shopUrl),
    origins: localStorage.length > 0 ? [{ origin: new URL(shopUrl).origin, localStorage }] : [],
  })
  if (browser.sessionStorage) await context.addInitScript(fillOnce, browser.sessionStorage)
}

/** The cookies that choose a session's world, and those that its selection gives a browser. */
export function sessionCookies({ selection, world, browser }: SessionView, shopUrl: string): Cookie[] {
  const { hostname } = new URL(shopUrl)
  const cookie = (name: string, value: string) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })
  const held = Object.entries(browser.cookies ?? {}).map(([name, value]) => cookie(name, encodeURIComponent(value)))
  return [cookie('scenario', encodeURIComponent(selection)), cookie('world', world), ...held]
}

/** Runs in the page: fills a tab's session storage when it opens its first page, and only then: what the shop removes stays removed. */
export function fillOnce(entries: Readonly<Record<string, string>>): void {
  const mark = 'harness-filled'
  if (globalThis.sessionStorage.getItem(mark) !== null) return
  globalThis.sessionStorage.setItem(mark, 'yes')
  for (const [name, value] of Object.entries(entries)) globalThis.sessionStorage.setItem(name, value)
}
