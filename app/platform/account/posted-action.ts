import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { endedSessionHref } from '#app/platform/session/ended-session-href.ts'
import { seeOther } from '#app/platform/session/form-request.ts'
import {
  isAnswered,
  isRefusedWith,
  SessionEnded,
  sendForVisitor,
  setSessionCookies,
  visitorCookies,
} from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { deliverReported, reportedSchema } from '#app/platform/tracking/delivery/deliver-reported.ts'
import type { TrackedEvent } from '#app/platform/tracking/track.ts'
import { namedEvents } from '#app/platform/tracking/track-reported.ts'

type PostedAction = {
  locale: string
  operation: Parameters<typeof documentOf>[0]
  variables: Record<string, unknown>
  /** Page of the account that says what came of it, without the store's prefix. */
  page: string
  /** Code of the success, which the page words. */
  done: string
  /** Where a success leads instead of `page`. */
  then?: string
  /** Where the login leads back to instead of `page`, if the session has ended. */
  afterLogin?: string
}

const trackingSchema = z.object({ tracking: reportedSchema })

const rejectionSchema = z.object({ problems: z.array(z.object({ code: z.string() })).min(1) })

/**
 * Answers a form of the account that is one press, such as cancelling an order: by a redirect to its page, whose address says what came of it
 * (`postedNotification`). What the result reports to analytics is sent on from here. A session that has ended leads to the login, and from there
 * back to the page; nothing is done after it unasked.
 */
export async function answerPostedAction(
  request: NextRequest,
  { locale, operation, variables, page, done, then = page, afterLogin = page }: PostedAction,
): Promise<NextResponse> {
  const store = storeOf(locale)
  const href = storeHref(store, page)
  try {
    const answer = await sendForVisitor(
      visitorCookies(request),
      { document: documentOf(operation), variables, locale },
      { ofAccount: true },
    )
    if (isRefusedWith('UNAUTHENTICATED', answer)) throw new SessionEnded()
    const isDone = isAnswered(answer, operation)
    const code = isDone ? rejectedWith(answer.body, operation) : failureOf(operation, answer.status)
    if (isDone) deliverReported(request, locale, reportedWith(answer.body, operation))
    const response = seeOther(code === undefined ? `${storeHref(store, then)}?done=${done}` : `${href}?failed=${code}`)
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    if (error instanceof SessionEnded) return seeOther(endedSessionHref(store, storeHref(store, afterLogin)))
    logError(`Account: ${operation} failed`, error)
    return seeOther(`${href}?failed=UNAVAILABLE`)
  }
}

function failureOf(operation: string, status: number): string {
  logError(`Account: ${operation} failed`, `answered with status ${status}`)
  return 'UNAVAILABLE'
}

/** The code of a rejection; undefined for anything else that was answered. */
function rejectedWith(body: string, operation: string): string | undefined {
  const { data } = z.object({ data: z.object({ [operation]: rejectionSchema }) }).safeParse(JSON.parse(body))
  return data?.data[operation]?.problems[0]?.code
}

/** The event that a result reports; empty for one that reports none, such as a rejection. */
function reportedWith(body: string, operation: string): TrackedEvent[] {
  const { data } = z.object({ data: z.object({ [operation]: trackingSchema }) }).safeParse(JSON.parse(body))
  const reported = data?.data[operation]?.tracking
  return reported ? namedEvents([reported], ['Order Cancelled']) : []
}
