import type { AnyHandler } from 'msw'
import { setupWorker } from 'msw/browser'

/*
 * Stories that ask the API are answered by the same contract as everywhere else: mock-server/browser.ts exports its
 * `handlers`. It is looked up rather than imported, so that the design system's stories stand without it.
 */
const contract = import.meta.glob<{ handlers: readonly AnyHandler[] }>('../mock-server/browser.ts', { eager: true })

export async function startWorker() {
  const worker = setupWorker(...Object.values(contract).flatMap(({ handlers }) => handlers))
  await worker.start({ quiet: true })
  return worker
}
