import { relative, resolve } from 'node:path'
import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { decisions } from '../contract/decisions.ts'
import { operationViews } from '../contract/operation-views.ts'
import { fingerprintOf, Report } from '../contract/reports.ts'
import { schemaView } from '../contract/schema-view.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes } from '../control-routes.ts'
import { changesView, coverageView, impactSchema, openPointsView, operationList, schemaViewSchema } from '../schemas/contract-schemas.ts'

const tags = ['Contract']
const get = { method: 'get', tags } as const

const schemaRoute = createRoute({
  ...get,
  path: '/control/contract/schema',
  summary: 'The schema: text, introspection, types by domain',
  responses: { 200: answering('The schema as it is answered.', schemaViewSchema) },
})

const operationsRoute = createRoute({
  ...get,
  path: '/control/contract/operations',
  summary: 'Every operation that the shop asks',
  responses: { 200: answering('Operations by name.', operationList) },
})

const openPointsRoute = createRoute({
  ...get,
  path: '/control/contract/open-points',
  summary: 'What the two teams have still to agree',
  responses: { 200: answering('Elements of the schema with their decisions, or how far the measuring is.', openPointsView) },
})

const changesRoute = createRoute({
  ...get,
  path: '/control/contract/changes',
  summary: 'What changed since the contract was agreed, or what the served draft changes, and whom that hits',
  responses: { 200: answering('Changes and the operations that notice them, or how far the measuring is.', changesView) },
})

const coverageRoute = createRoute({
  ...get,
  path: '/control/contract/coverage',
  summary: 'What no operation selects and no scenario answers with',
  responses: { 200: answering('The report of contract coverage, or how far the measuring is.', coverageView) },
})

/** The parts of `contract check --json` that are returned; the rest is dropped. */
const checkResult = z.object({
  ok: z.boolean(),
  parts: z.array(z.record(z.string(), z.unknown())),
  impact: impactSchema,
  openPoints: z.array(z.object({ element: z.string(), decision: z.string(), file: z.string(), line: z.number() })),
})

/** The contract for people: schema, operations, and toolkit reports. */
export function contractRoutes({ contract }: ControlParts): ControlRoutes {
  const { root, schema, measure, draft } = contract
  const words = fingerprintOf(root, [
    'schema/**/*.{graphql,json}',
    'operations/**/*.graphql',
    'app/**/*.{ts,tsx}',
    ...(draft === undefined ? [] : [relative(root, resolve(draft))]),
    'docs/requirements/open-points.md',
  ])
  const ofDraft = draft === undefined ? [] : ['--draft', resolve(draft)]
  const check = new Report(async () => checkResult.parse(await measure(['check', '--json', ...ofDraft])), words)
  const data = fingerprintOf(root, ['schema/**/*.graphql', 'operations/**/*.graphql', 'fixtures/**/*.ts', 'mock-server/**/*.ts'])
  const coverage = new Report(async () => coverageView.shape.report.unwrap().parse(await measure(['coverage', '--json'])), data)
  const routes = newRoutes()
  routes.openapi(schemaRoute, (c) => c.json(schemaView(schema, root), 200))
  routes.openapi(operationsRoute, (c) => c.json({ operations: operationViews(contract) }, 200))
  routes.openapi(openPointsRoute, (c) => {
    const { report, ...state } = check.read()
    const texts = decisions(root)
    const openPoints = report?.openPoints.map((point) => ({ ...point, text: texts.get(point.decision) ?? null }))
    return c.json({ ...state, report: openPoints ? { openPoints } : null }, 200)
  })
  routes.openapi(changesRoute, (c) => {
    const { report, ...state } = check.read()
    return c.json({ ...state, report: report && { ok: report.ok, draft: draft ?? null, parts: report.parts, impact: report.impact } }, 200)
  })
  routes.openapi(coverageRoute, (c) => c.json(coverage.read(), 200))
  return routes
}
