import { z } from 'zod'

/*
 * What the control API answers, as far as the gallery reads it. Every answer goes through one of these, so that a server of another
 * version is a clear message and not a broken page. Parts that are only shown are left open.
 */

// Without this zod tries to compile code, which the content policy refuses and reports.
z.config({ jitless: true })

/** Texts by name. */
export const texts = z.record(z.string(), z.string())
/** Data that is only shown. */
export const json = z.record(z.string(), z.unknown())

export const storeSchema = z.enum(['en-GB', 'en-US'])
/** A store by its locale. */
export type Store = z.infer<typeof storeSchema>

const stepSchema = z.object({ do: z.string(), see: z.string() })

const scenarioSchema = z.object({
  name: z.string(),
  story: z.string(),
  group: z.string(),
  store: storeSchema,
  stores: z.array(storeSchema).default([]),
  covers: z.array(z.string()),
  steps: z.array(stepSchema),
  facets: json,
  path: z.string().nullish(),
  selection: z.string(),
  level: z.string().nullish(),
})
/** A scenario in the list. */
export type Scenario = z.infer<typeof scenarioSchema>

export const scenariosSchema = z.object({ total: z.number(), scenarios: z.array(scenarioSchema) })

const valueSchema = z.object({ name: z.string(), story: z.string().default(''), stores: z.array(storeSchema).default(['en-GB', 'en-US']) })
const facetSchema = z.object({ name: z.string(), story: z.string().default(''), values: z.array(valueSchema) })

const flagValueSchema = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const flagSchema = z.object({
  name: z.string(),
  story: z.string().default(''),
  values: z.array(flagValueSchema),
  default: z.string().default(''),
  isOpen: z.boolean().default(false),
})
/** A feature flag and the values it can have. */
export type Flag = z.infer<typeof flagSchema>

const presetSchema = z.object({ name: z.string(), story: z.string().default(''), text: z.string() })
/** A fault that has a name. */
export type FaultPreset = z.infer<typeof presetSchema>

export const facetsSchema = z.object({
  facets: z.array(facetSchema),
  flags: z.array(flagSchema).default([]),
  faults: z.array(presetSchema).default([]),
})
/** What selections are composed of. */
export type Facets = z.infer<typeof facetsSchema>

export const browserSchema = z.object({
  cookies: texts.default({}),
  localStorage: texts.default({}),
  sessionStorage: texts.default({}),
})

export const selectionSchema = z.object({
  selection: z.string(),
  name: z.string().nullish(),
  story: z.string().nullish(),
  store: storeSchema,
  path: z.string().nullish(),
  layer: json.nullish(),
  browser: browserSchema.nullish(),
  steps: z.array(stepSchema).default([]),
  covers: z.array(z.string()).default([]),
  openUrl: z.string(),
})
/** A selection that holds, in its canonical text. */
export type Selection = z.infer<typeof selectionSchema>

export const problemSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.looseObject({ nearest: z.array(z.string()).optional() }).nullish() }),
})
