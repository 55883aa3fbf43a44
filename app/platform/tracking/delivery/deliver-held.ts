import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { clientHeaders, refererPage } from '#app/platform/session/client-headers.ts'
import { visitorCookies } from '#app/platform/session/session-response.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { eventChecks } from '#schema/events/__generated__/event-checks.ts'
import { eventSettings } from './event-settings.ts'

const heldSchema = z.object({
  event: z.string().refine((name) => Object.hasOwn(eventChecks, name)),
  /** Whether a later yes may still send it. */
  isKept: z.boolean(),
})

/** An event that consent holds back, by name. */
export type HeldEvent = z.infer<typeof heldSchema>

/** Most characters of a request. */
const MOST_TEXT = 500

/** How long the service may take, milliseconds. */
const LIMIT_MS = 5_000

/** Whether a visitor is a tester in a world of their own: HAND_OVER serves testers, and a forwarded cookie names the world. No real shop has either. */
export function isTestersWorld(request: NextRequest): boolean {
  return process.env['HAND_OVER'] === '1' && visitorCookies(request).forwardedCookies !== ''
}

/** Reads what a page tells; undefined if it is no declared event. Anything else in it is dropped. */
export function readHeld(text: string): HeldEvent | undefined {
  if (text.length > MOST_TEXT) return undefined
  try {
    return heldSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Tells the tester's world, at the address of the analytics service; without one it is dropped. Throws if it refuses or takes too long. */
export async function deliverHeld(held: HeldEvent, request: NextRequest): Promise<void> {
  const settings = eventSettings()
  if (!settings) return
  const page = refererPage(request.headers)?.split('?', 1)[0]
  const answer = await fetch(`${settings.url}/v1/held`, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: {
      'content-type': 'application/json',
      cookie: visitorCookies(request).forwardedCookies,
      ...clientHeaders('ottilie-browser', serverSettings().siteUrl, page),
    },
    body: JSON.stringify(held),
  })
  if (!answer.ok) throw new Error(`The service answered with ${answer.status}.`)
}
