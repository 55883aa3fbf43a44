import { z } from 'zod'
import { requestJson } from './request.ts'

const nodeSchema = z.object({
  id: z.string(),
  kind: z.string(),
  heading: z.string(),
  ways: z.array(z.object({ action: z.string(), label: z.string(), to: z.string() })),
  selection: z.string(),
  path: z.string(),
})
/** A step of a flow, with its ways on and the selection that starts there. */
export type DrawnNode = z.infer<typeof nodeSchema>

const flowsSchema = z.object({ flows: z.array(z.object({ flow: z.string(), story: z.string(), nodes: z.array(nodeSchema) })) })
/** A flow as a graph, its first step first. */
export type DrawnFlow = z.infer<typeof flowsSchema>['flows'][number]

/** The flows that change a membership. */
export async function fetchFlows(signal?: AbortSignal): Promise<readonly DrawnFlow[]> {
  return (await requestJson('/control/flows', flowsSchema, { signal })).flows
}
