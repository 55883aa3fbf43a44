import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { contractHandlers } from '#mock-server/browser.ts'
import { visitFlags, visitHeaders } from './story-world.ts'

/** The shop's own answer to whoever asks for their flags. */
const flagsHandler = http.get('*/api/feature-flags', () => HttpResponse.json({ flags: visitFlags() }))

/** Answers the contract in the page, in the visit that the story and the toolbar choose. */
export async function startWorker() {
  const worker = setupWorker(...contractHandlers(visitHeaders), flagsHandler)
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  return worker
}
