type Locator = import('@playwright/test').Locator
type Page = import('@playwright/test').Page
type Request = import('@playwright/test').Request

/** An event that a page asks the shop to pass on. */
export type AskedEvent = { event: string; variables: Record<string, unknown>; timestamp: string; messageId: string }

/** Scrolls until this share of an element's height can be seen above the window's lower edge, and gives the share that it came to. */
export const show = (element: Locator, share: number) =>
  element.evaluate((target, wanted) => {
    const { top, height } = target.getBoundingClientRect()
    scrollBy({ top: top + height * wanted - innerHeight, behavior: 'instant' })
    return (innerHeight - target.getBoundingClientRect().top) / height
  }, share)

/** The last segment of the address of a card's product. */
export const slugOfCard = async (card: Locator) => (await card.getByRole('link').first().getAttribute('href'))?.split('/').at(-1) ?? ''

/** Waits until the page's observers have been told what can be seen now: a new one is told after all others. */
export const seenByNow = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(document.documentElement)))

/** The events that a page asks the shop to pass on, from now on and as soon as it asks. */
export function askedEvents(page: Page): readonly AskedEvent[] {
  const asked: AskedEvent[] = []
  page.on('request', (request) => asked.push(...batchOf(request)))
  return asked
}

function batchOf(request: Request): AskedEvent[] {
  if (new URL(request.url()).pathname !== '/api/events') return []
  const { batch }: { batch: (Omit<AskedEvent, 'variables'> & { properties: AskedEvent['variables'] })[] } = request.postDataJSON()
  return batch.map(({ properties, event, timestamp, messageId }) => ({ event, variables: properties, timestamp, messageId }))
}
