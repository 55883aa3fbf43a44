import type { Page } from '@playwright/test'

/** Holds an operation of the page, so that the pending state can be checked. Returns a function that releases it. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/graphql*', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) await promise
    await route.continue()
  })
  return resolve
}
