import { z } from 'zod'

/*
 * Schemas of the control API's responses, as far as the gallery reads them. Every response is parsed, so that a server of another
 * version gives a clear message instead of a broken page. Values that are only displayed are not validated further.
 */

// Otherwise zod tries to compile code, which the content security policy blocks and reports.
z.config({ jitless: true })

/** Strings by name. */
export const texts = z.record(z.string(), z.string())
/** Data that is only displayed. */
export const json = z.record(z.string(), z.unknown())

export const storeSchema = z.enum(['en-GB', 'en-US'])
/** A store by its locale. */
export type StoreChoice = z.infer<typeof storeSchema>

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
/** A feature flag and its possible values. */
export type Flag = z.infer<typeof flagSchema>

const presetSchema = z.object({ name: z.string(), story: z.string().default(''), text: z.string() })
/** A fault preset. */
export type ListedFault = z.infer<typeof presetSchema>

export const facetsSchema = z.object({
  facets: z.array(facetSchema),
  flags: z.array(flagSchema).default([]),
  faults: z.array(presetSchema).default([]),
})
/** The parts that selections are composed of. */
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
/** A valid selection, in canonical form. */
export type CheckedSelection = z.infer<typeof selectionSchema>

export const problemSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.looseObject({ nearest: z.array(z.string()).optional() }).nullish() }),
})
