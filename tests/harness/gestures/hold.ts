import type { Page } from '@playwright/test'

/** Holds an operation of the page back, so that what shows meanwhile can be looked at for as long as it takes. Answers what lets it go. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/graphql*', async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) await promise
    await route.continue()
  })
  return resolve
}
