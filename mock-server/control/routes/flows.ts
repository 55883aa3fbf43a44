import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { flowGraphs } from '#fixtures/membership/flow-graph.ts'
import type { ControlParts } from '../control-parts.ts'
import { answering, type ControlRoutes, newRoutes } from '../control-routes.ts'

const flowNode = z.strictObject({
  id: z.string(),
  kind: z.string().meta({ description: 'What the step does, as `asks to choose` or `ends kept`.' }),
  heading: z.string(),
  ways: z.array(z.strictObject({ action: z.string(), label: z.string(), to: z.string() })),
  selection: z.string().meta({ description: 'A session in which a member has come to this step.' }),
  path: z.string().meta({ description: 'Where the shop shows it.' }),
})

const flowList = z
  .strictObject({ flows: z.array(z.strictObject({ flow: z.string(), story: z.string(), nodes: z.array(flowNode) })) })
  .meta({ id: 'FlowList' })

const flowsRoute = createRoute({
  method: 'get',
  path: '/control/flows',
  tags: ['Scenarios'],
  summary: 'The flows that change a membership, step by step',
  responses: { 200: answering('Each flow as a graph, its first step first.', flowList) },
})

/** The flows of membership management as graphs, with a selection that starts at each step. */
export function flowRoutes(_parts: ControlParts): ControlRoutes {
  const routes = newRoutes()
  routes.openapi(flowsRoute, (c) => {
    const flows = flowGraphs.map(({ flow, story, nodes }) => ({
      flow,
      story,
      nodes: nodes.map(({ id, kind, heading, start, ways }) => ({
        id,
        kind,
        heading,
        ways: [...ways],
        selection: `store=en-GB&shopper=annual-member&membership=${start}`,
        path: `/account/my-membership?flow=${flow}`,
      })),
    }))
    return c.json({ flows }, 200)
  })
  return routes
}
