import { z } from 'zod'
import { jsonRecord } from './value-schemas.ts'

const usage = z.array(z.string())

/** The schema response: its text, and each type with the open points the two teams still have to agree on. */
export const schemaViewSchema = z
  .strictObject({
    sdl: z.string(),
    introspection: jsonRecord.meta({ description: 'The answer to the introspection query.' }),
    types: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.string(),
        domain: z.string().meta({ description: 'The file of schema/ that it stands in.' }),
        description: z.string(),
      }),
    ),
  })
  .meta({ id: 'ContractSchema' })

/** One operation that the shop sends. */
const operationView = z
  .strictObject({
    name: z.string(),
    kind: z.string(),
    domain: z.string(),
    body: z.string(),
    policy: z.strictObject({ session: z.string(), fetchPolicy: z.string(), retry: z.string() }).nullable(),
    proposed: z
      .record(z.string(), z.string())
      .meta({ description: 'Parts of the policy that the specification does not give, with the open point of each.' }),
    variables: jsonRecord.meta({ description: 'Variables to try it with.' }),
    uses: usage.meta({ description: 'Types and fields of the schema that it asks for.' }),
  })
  .meta({ id: 'Operation' })

export const operationList = z.strictObject({ operations: z.array(operationView) }).meta({ id: 'OperationList' })

/** A report that takes time to generate: clients poll until it is ready. */
function measured<Report extends z.ZodType>(id: string, report: Report) {
  return z
    .strictObject({
      state: z.enum(['measuring', 'ready', 'failed']),
      startedAt: z.string(),
      report: report.nullable(),
      message: z.string().nullable().meta({ description: 'Why it failed.' }),
    })
    .meta({ id })
}

const openPoint = z.strictObject({
  element: z.string(),
  decision: z.string(),
  text: z.string().nullable().meta({ description: 'What was decided for now.' }),
  file: z.string(),
  line: z.number().int(),
})

export const openPointsView = measured('OpenPoints', z.strictObject({ openPoints: z.array(openPoint) }))

const change = z.strictObject({
  level: z.enum(['breaking', 'dangerous', 'safe']),
  element: z.string(),
  message: z.string(),
  operations: z.array(z.string()),
})

export const changesView = measured('Changes', z.strictObject({ ok: z.boolean(), parts: z.array(jsonRecord), changes: z.array(change) }))

export const coverageView = measured('Coverage', jsonRecord)

export type SchemaView = z.infer<typeof schemaViewSchema>
export type OperationView = z.infer<typeof operationView>
