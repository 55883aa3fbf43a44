import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { evaluateFlags } from '#app/platform/experiments/evaluate-flags.ts'
import { flagsAsker } from '#app/platform/experiments/flags-asker.ts'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { refererPage } from '#app/platform/session/client-headers.ts'
import { storeOfPath } from '#app/platform/store/link.ts'
import { checkEvent } from '#app/platform/tracking/delivery/check-event.ts'
import { deliverEvents, mayMeasure } from '#app/platform/tracking/delivery/deliver-events.ts'

/** How long the flags may take, milliseconds. */
const LIMIT_MS = 2000

/** Reports to analytics which flags of this visitor differ from their base values. The answer is always 204: nothing depends on it (open point A172). */
export async function GET(request: NextRequest): Promise<NextResponse> {
  try {
    const path = (refererPage(request.headers) ?? '/').split('?', 1)[0] ?? '/'
    const { locale } = storeOfPath(path)
    if (mayMeasure(request, locale)) await report(request, locale, path)
  } catch (error) {
    warnLeftOut('flag analytics', error)
  }
  // Without no-store, which would keep the page that asked out of the browser's back/forward cache. The answer is empty (decision 143).
  return new NextResponse(null, { status: 204, headers: { 'cache-control': 'private, no-cache' } })
}

async function report(request: NextRequest, locale: string, path: string): Promise<void> {
  const base: Readonly<Record<string, string>> = baseFlags
  const evaluated = await evaluateFlags(flagsAsker(request), LIMIT_MS)
  const flags = Object.entries(evaluated.flags)
    .filter(([key, value]) => value !== base[key])
    .map(([key, value]) => ({ key, value }))
  const checked = checkEvent('Feature Flags Evaluated', { flags })
  if ('problem' in checked) throw new Error(checked.problem)
  const event = {
    ...checked,
    messageId: randomUUID(),
    timestamp: new Date().toISOString(),
    anonymousId: 'server',
    context: { locale, page: { path } },
  }
  await deliverEvents([event], request, 'ottilie-server')
}
