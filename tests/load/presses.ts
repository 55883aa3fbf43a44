import type { Browser, Page } from '@playwright/test'
import { tapAtRest } from './press-at-rest.ts'

/** CPU slowdown factor: roughly a mid-range phone. */
export const SLOWDOWN = 4

/** How long after an interaction the browser may take to report it, ms. */
const REPORTED_WITHIN_MS = 1_500

/** The browser reports no interaction that is shorter, ms. */
const SHORTEST_MS = 16

/** What a press is: its page, the state of the shop (a scenario's name), and what the visitor does. */
type Press = { path: string; scenario?: string; act: (page: Page) => Promise<void> }

/** A member's checkout with everything chosen. */
const READY = 'store=en-GB&shopper=annual-member&basket=one-item-standard'

/** A press on a button by the start of its name. */
function button(name: RegExp): Press['act'] {
  return (page) => tapAtRest(page.getByRole('main').getByRole('button', { name }).first())
}

/**
 * The presses that are measured, by name. They find their controls by what a visitor sees, so that they work in any commit that has the
 * control.
 */
export const presses = {
  filter: {
    path: '/shop/makeup',
    act: async (page) => {
      await tapAtRest(
        page
          .locator('summary, button')
          .filter({ hasText: /^Filter/, visible: true })
          .first(),
      )
      await tapAtRest(page.locator('input[name="filter"]').filter({ visible: true }).first())
    },
  },
  quantity: {
    path: '/basket',
    scenario: 'basket-two-items',
    act: (page) => tapAtRest(page.getByRole('button', { name: /^Increase quantity of/ }).first()),
  },
  search: {
    path: '/',
    act: async (page) => {
      await tapAtRest(page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first())
      await page.keyboard.type('lip', { delay: 100 })
    },
  },
  'log in': { path: '/login', act: button(/^Log in/) },
  register: { path: '/register', act: button(/^Create account/) },
  'guest details': { path: '/guest-details', scenario: 'store=en-GB&shopper=guest&basket=one-item', act: button(/^Continue/) },
  'delivery address': { path: '/checkout?edit=address', scenario: READY, act: button(/^Save and continue/) },
  'delivery method': { path: '/checkout', scenario: READY, act: button(/^Express delivery/) },
  'way to pay': {
    path: '/checkout',
    scenario: READY,
    act: (page) => tapAtRest(page.locator('label').filter({ hasText: 'New card' }).first()),
  },
  pay: { path: '/checkout', scenario: READY, act: button(/^Pay /) },
} as const satisfies Readonly<Record<string, Press>>

/** The steps from signing in to paying. */
export const stepsToOrder = ['log in', 'register', 'guest details', 'delivery address', 'delivery method', 'way to pay', 'pay'] as const

/** Interaction to Next Paint of a press on a first visit with a slowed processor, ms in steps of 8: the longest of its interactions. */
export async function pressOnce(browser: Browser, shopUrl: string, { path, scenario, act }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  if (scenario !== undefined) {
    // Each run has a world of its own.
    const cookies = { scenario, world: `bench-${crypto.randomUUID()}` }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shopUrl })))
  }
  try {
    const page = await context.newPage()
    const durations: number[] = []
    await page.exposeFunction('tellInteraction', (duration: number) => durations.push(duration))
    await page.addInitScript(watchInteractions)
    await page.goto(shopUrl + path, { waitUntil: 'load' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await act(page)
    await new Promise((next) => setTimeout(next, REPORTED_WITHIN_MS))
    return Math.max(SHORTEST_MS, ...durations)
  } finally {
    await context.close()
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** Reports an interaction's duration to the measurement. */
    tellInteraction?: (duration: number) => void
  }
}

/** Runs in the page before anything else. */
function watchInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && entry.interactionId !== 0
      if (isInteraction) window.tellInteraction?.(entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}
