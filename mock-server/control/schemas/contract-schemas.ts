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

const sourceLine = z.object({ file: z.string(), line: z.number().int() })

const changeView = z
  .object({
    id: z.string().meta({ description: 'Names exactly this change; `contract approve --change` takes it.' }),
    level: z.enum(['breaking', 'dangerous', 'safe']),
    element: z.string(),
    message: z.string(),
    domain: z.string().meta({ description: 'The file or folder of schema/ or operations/ that it belongs to.' }),
    file: z.string(),
    line: z.number().int(),
    isStopping: z.boolean().meta({ description: 'The check fails until it is agreed.' }),
    remedy: z.string(),
    operations: z.array(z.string()),
    resolvers: z.array(sourceLine),
    fixtures: z.array(sourceLine),
  })
  .meta({ id: 'Change' })

const operationHit = z
  .object({
    name: z.string(),
    domain: z.string(),
    file: z.string(),
    line: z.number().int(),
    clients: z.array(z.string()).meta({ description: 'This tree, the agreed operations, or releases as shop@1.4.0.' }),
    importedBy: z.array(sourceLine),
    routes: z.array(z.string()),
    states: z.array(z.string()).meta({ description: 'States of the state table that ask it, or show a page of it.' }),
  })
  .meta({ id: 'OperationHit' })

/** What a set of changes hits. */
export const impactSchema = z.object({ changes: z.array(changeView), operations: z.array(operationHit) }).meta({ id: 'Impact' })

export const changesView = measured(
  'Changes',
  z.strictObject({
    ok: z.boolean(),
    draft: z.string().nullable().meta({ description: 'The draft that the changes are those of. Null: those of the working tree.' }),
    parts: z.array(jsonRecord),
    impact: impactSchema,
  }),
)

export const coverageView = measured('Coverage', jsonRecord)

export type SchemaView = z.infer<typeof schemaViewSchema>
export type OperationView = z.infer<typeof operationView>
