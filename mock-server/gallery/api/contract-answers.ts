import { z } from 'zod'

/** A type reference of a field: a name, or a list or non-null of another reference. */
export type TypeRef = { kind: string; name?: string | null | undefined; ofType?: TypeRef | null | undefined }
const typeRef: z.ZodType<TypeRef> = z.lazy(() => z.object({ kind: z.string(), name: z.string().nullish(), ofType: typeRef.nullish() }))

const inputSchema = z.object({ name: z.string(), description: z.string().nullish(), type: typeRef, defaultValue: z.string().nullish() })

const fieldSchema = z.object({
  name: z.string(),
  description: z.string().nullish(),
  args: z.array(inputSchema).default([]),
  type: typeRef,
  isDeprecated: z.boolean().default(false),
  deprecationReason: z.string().nullish(),
})
export type SchemaField = z.infer<typeof fieldSchema>

const typeSchema = z.object({
  kind: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  fields: z.array(fieldSchema).nullish(),
  inputFields: z.array(inputSchema).nullish(),
  interfaces: z.array(typeRef).nullish(),
  enumValues: z.array(z.object({ name: z.string(), description: z.string().nullish() })).nullish(),
  possibleTypes: z.array(typeRef).nullish(),
})
/** A schema type with its fields and values. */
export type SchemaType = z.infer<typeof typeSchema>

const typeNameSchema = z.object({ name: z.string(), kind: z.string(), domain: z.string(), description: z.string() })

export const schemaSchema = z
  .object({
    types: z.array(typeNameSchema),
    // Introspection has a single root key.
    introspection: z.record(z.string(), z.object({ types: z.array(typeSchema) })),
  })
  .transform(({ types, introspection }) => ({
    names: types,
    byName: new Map(Object.values(introspection).flatMap(({ types: all }) => all.map((type) => [type.name, type] as const))),
  }))

const operationSchema = z.object({
  name: z.string(),
  kind: z.string(),
  domain: z.string(),
  body: z.string(),
  policy: z.record(z.string(), z.string()).nullish(),
  proposed: z.record(z.string(), z.string()),
  variables: z.record(z.string(), z.unknown()),
  uses: z.array(z.string()),
})
/** An operation that the shop sends. */
export type ListedOperation = z.infer<typeof operationSchema>
export const operationsSchema = z.object({ operations: z.array(operationSchema) })

/** A report that takes time to generate. */
export type TimedReport<Report> = {
  state: 'measuring' | 'ready' | 'failed'
  startedAt: string
  report?: Report | null | undefined
  message?: string | null | undefined
}

function measured<Report extends z.ZodType>(report: Report) {
  return z.object({
    state: z.enum(['measuring', 'ready', 'failed']),
    startedAt: z.string(),
    report: report.nullish(),
    message: z.string().nullish(),
  })
}

const openPointSchema = z.object({
  element: z.string(),
  decision: z.string(),
  text: z.string().nullish(),
  file: z.string(),
  line: z.number(),
})
/** An open point that the two teams still have to agree on. */
export type ListedOpenPoint = z.infer<typeof openPointSchema>
export const openPointsSchema = measured(z.object({ openPoints: z.array(openPointSchema) }))

const partSchema = z.object({
  name: z.string(),
  ok: z.boolean(),
  summary: z.string().default(''),
  problems: z.array(z.string()).default([]),
  notes: z.array(z.string()).default([]),
})
/** One part of the contract check. */
export type CheckedPart = z.infer<typeof partSchema>

const sourceLine = z.object({ file: z.string(), line: z.number() })
/** A line of a file of the project. */
export type SourcePlace = z.infer<typeof sourceLine>

const changeSchema = z.object({
  id: z.string(),
  level: z.enum(['breaking', 'dangerous', 'safe']),
  element: z.string(),
  message: z.string(),
  domain: z.string(),
  file: z.string(),
  line: z.number(),
  remedy: z.string(),
  operations: z.array(z.string()),
  resolvers: z.array(sourceLine),
  fixtures: z.array(sourceLine),
})
/** A difference from the agreed contract. */
export type ListedChange = z.infer<typeof changeSchema>

const operationHitSchema = z.object({
  name: z.string(),
  file: z.string(),
  line: z.number(),
  clients: z.array(z.string()),
  importedBy: z.array(sourceLine),
  routes: z.array(z.string()),
  states: z.array(z.string()),
})
/** An operation that changes hit, and where the shop uses it. */
export type HitOperation = z.infer<typeof operationHitSchema>

const changesReport = z.object({
  ok: z.boolean(),
  draft: z.string().nullish(),
  parts: z.array(partSchema),
  impact: z.object({ changes: z.array(changeSchema), operations: z.array(operationHitSchema) }),
})
export const changesSchema = measured(changesReport)

export const coverageSchema = measured(z.record(z.string(), z.unknown()))
