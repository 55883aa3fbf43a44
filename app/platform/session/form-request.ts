import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import type { z } from 'zod'
import { isSameOrigin } from './session-response.ts'
import { tellChange } from './tell-change.ts'

/** The longest form that is read, characters. */
const LONGEST = 16 * 1024

/** The fields of a form posted by one of the shop's own pages, as they came. Undefined if it came from another site or is no form. */
export async function postedFields(request: NextRequest): Promise<Record<string, string> | undefined> {
  if (!isSameOrigin(request) || !request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  const text = await request.text()
  return text.length > LONGEST ? undefined : Object.fromEntries(new URLSearchParams(text))
}

/**
 * The validated fields of a form posted by one of the shop's own pages. Undefined if it came from another site or does not match the schema: the
 * route then redirects back instead of showing JSON.
 */
export async function formFields<Schema extends z.ZodType>(request: NextRequest, schema: Schema): Promise<z.infer<Schema> | undefined> {
  const fields = await postedFields(request)
  return fields && schema.safeParse(fields).data
}

/** Answers a post: redirects with a GET, and says that something may have changed. The URL is relative, so it works behind any host name. */
export function seeOther(path: string): NextResponse {
  const response = new NextResponse(null, { status: 303, headers: { location: path, 'cache-control': 'private, no-store' } })
  tellChange(response)
  return response
}
