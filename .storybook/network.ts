import { setupWorker } from 'msw/browser'
import { contractHandlers } from '#mock-server/browser.ts'
import { visitHeaders } from './visit.ts'

/** Answers the contract in the page, in the visit that the story and the toolbar choose. */
export async function startWorker() {
  const worker = setupWorker(...contractHandlers(visitHeaders))
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  return worker
}
