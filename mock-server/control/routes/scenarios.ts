import { createRoute } from '@hono/zod-openapi'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes, refusing, taking } from '../control-routes.ts'
import { openUrl } from '../open/open-url.ts'
import { facetList, hasWords, scenarioViews, selectionView } from '../scenarios-view.ts'
import {
  facetListSchema as facetBody,
  scenarioList,
  scenarioQuery,
  selectionViewSchema as selectionBody,
  selectionRequest,
} from '../schemas/scenario-schemas.ts'

const tags = ['Scenarios']

const listRoute = createRoute({
  method: 'get',
  path: '/control/scenarios',
  tags,
  summary: 'Named scenarios',
  request: { query: scenarioQuery },
  responses: {
    200: answering('Those that were asked for, in their order; `total` counts them without the limit.', scenarioList),
    ...refusing(400),
  },
})

const facetsRoute = createRoute({
  method: 'get',
  path: '/control/facets',
  tags,
  summary: 'What selections are composed of',
  responses: { 200: answering('Facets with their values, flags, and faults that have a name.', facetBody) },
})

const selectionRoute = createRoute({
  method: 'post',
  path: '/control/selections',
  tags,
  summary: 'What a selection means',
  request: { body: taking(selectionRequest) },
  responses: { 200: answering('Its canonical text, and what it says.', selectionBody), ...refusing(400, 413, 415) },
})

/** Scenarios, facets, and selections composed of them. */
export function scenarioRoutes(_parts: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(listRoute, (c) => {
    const { q = '', group, store, limit, after } = c.req.valid('query')
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    const found = scenarioViews().filter(
      (one) => (group === undefined || one.group === group) && (store === undefined || one.stores.includes(store)) && hasWords(one, words),
    )
    const from = after === undefined ? 0 : found.findIndex(({ name }) => name === after) + 1
    return c.json({ total: found.length, scenarios: found.slice(from, limit === undefined ? undefined : from + limit) }, 200)
  })
  routes.openapi(facetsRoute, (c) => c.json(facetList(), 200))
  routes.openapi(selectionRoute, (c) => {
    const { selection } = c.req.valid('json')
    return c.json(
      selectionView(selection, (canonical) => openUrl(c.req.url, canonical)),
      200,
    )
  })
  return routes
}
