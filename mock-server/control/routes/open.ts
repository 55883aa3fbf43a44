import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import type { BrowserRecord } from '#fixtures/scenarios/record.ts'
import { selectWorld } from '../../scenarios/selected-worlds.ts'
import { requestCookie } from '../../worlds/requests/session-cookie.ts'
import { RefusedRequest, refusalOf } from '../control-error.ts'
import type { ControlParts } from '../control-parts.ts'
import { type ControlRoutes, newRoutes } from '../control-routes.ts'
import { browserCookies, givenCookie, goneCookie } from '../open/browser-cookies.ts'
import { REFUSAL_POLICY, refusalPage } from '../open/refusal-page.ts'
import { shopAddress, shopPath } from '../open/shop-address.ts'
import { pathOf } from '../scenarios-view.ts'
import { selectionText, worldName } from '../schemas/value-schemas.ts'

const openQuery = z.object({
  selection: selectionText.meta({ description: 'What to open; empty: back to an ordinary visit.' }),
  world: worldName.optional().meta({ description: 'Name of the world; a new one where nothing is said.' }),
  path: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'A page of the shop without its store, as /basket; where the scenario is seen where nothing is said.' }),
})

const openRoute = createRoute({
  method: 'get',
  path: '/open',
  tags: ['Open'],
  summary: 'Opens the shop in a selection: sets the cookies that choose it and leads there',
  request: { query: openQuery },
  responses: {
    303: { description: 'To the shop, with the cookies `scenario` and `world`.' },
    400: { description: 'A page that says what is wrong with the selection.', content: { 'text/html': { schema: z.string() } } },
  },
})

/** Cookie that marks a browser whose storage holds values from an open link. */
const HOLDS = 'holds-storage'

/** The entry into the shop from the gallery, a bug report or a colleague's link. */
export function openRoutes(parts: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(
    openRoute,
    (c) => {
      const query = c.req.valid('query')
      return refusing(c, query.selection, () => (query.selection.trim() === '' ? leave(c, parts, query.path) : open(c, parts, query)))
    },
    (result, c) => {
      if (result.success) return
      const message = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' ')
      return refused(c, new RefusedRequest(400, 'BAD_USER_INPUT', message), c.req.query('selection') ?? '')
    },
  )
  return routes
}

function open(c: Context, parts: ControlParts, { selection: text, world, path }: z.infer<typeof openQuery>): Response {
  const { selection, store, layer } = selectWorld(text)
  const { browser = {} } = layer
  const goal = shopPath(store, path ?? pathOf(selection))
  const cookies = [
    givenCookie('scenario', encodeURIComponent(selection)),
    givenCookie('world', world ?? parts.newWorldName()),
    ...browserCookies(browser),
  ]
  return lead(c, parts, { cookies, goal, browser })
}

/** Ends the scenario in this browser; the world remains for anyone else who uses it. */
function leave(c: Context, parts: ControlParts, path: string | undefined): Response {
  const cookies = [goneCookie('scenario'), goneCookie('world'), ...browserCookies({})]
  return lead(c, parts, { cookies, goal: shopPath('en-GB', path ?? '/'), browser: {} })
}

/**
 * Redirects to a page of the shop. Only the shop's own pages can write its storage, so when storage has to be set, or cleared after an earlier
 * link, the redirect goes through `/hand-over`, with the values in the fragment, which is never sent to a server.
 */
function lead(
  c: Context,
  { shopUrl }: ControlParts,
  { cookies, goal, browser }: { cookies: readonly string[]; goal: string; browser: BrowserRecord },
): Response {
  const { localStorage = {}, sessionStorage = {} } = browser
  const holds = Object.keys(localStorage).length + Object.keys(sessionStorage).length > 0
  const held = requestCookie(c.req.header('cookie') ?? null, HOLDS) !== undefined
  const mark = holds ? [`${givenCookie(HOLDS, '1')}; HttpOnly`] : held ? [goneCookie(HOLDS)] : []
  for (const cookie of [...cookies, ...mark]) c.header('set-cookie', cookie, { append: true })
  const fragment = encodeURIComponent(JSON.stringify({ path: goal, localStorage, sessionStorage }))
  const address = shopAddress(shopUrl, new URL(c.req.url).hostname)
  return c.redirect(new URL(holds || held ? `/hand-over#${fragment}` : goal, address).href, 303)
}

function refusing(c: Context, selection: string, work: () => Response): Response | Promise<Response> {
  try {
    return work()
  } catch (error) {
    const known = refusalOf(error)
    if (!known) throw error
    return refused(c, known, selection)
  }
}

function refused(c: Context, error: RefusedRequest, selection: string): Response | Promise<Response> {
  c.header('content-security-policy', REFUSAL_POLICY)
  return c.html(refusalPage(error, selection), 400)
}
