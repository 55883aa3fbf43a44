import type { Page, Request } from '@playwright/test'

/** Holds an operation of the page, so that the pending state can be checked. Returns a function that releases it. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/graphql*', async (route) => {
    if (asksFor(route.request(), operation)) await promise
    await route.continue()
  })
  return resolve
}

/** Resolves when the page sends an operation from now on, whether or not it is held. */
export async function operationSent(page: Page, operation: string): Promise<void> {
  await page.waitForRequest((request) => asksFor(request, operation))
}

function asksFor(request: Request, operation: string): boolean {
  return request.postData()?.includes(`"operationName":"${operation}"`) ?? false
}
