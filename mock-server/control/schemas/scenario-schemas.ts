import { z } from 'zod'
import { faultRecord } from './fault-schema.ts'
import { browserRecord, scenarioLayer } from './layer-schema.ts'
import { jsonRecord, selectionText, storeLocale } from './value-schemas.ts'

const step = z.strictObject({ do: z.string(), see: z.string() })

/** A named scenario, as lists show it. */
const scenarioViewSchema = z
  .strictObject({
    name: z.string(),
    story: z.string(),
    group: z.string(),
    store: storeLocale,
    stores: z.array(storeLocale).meta({ description: 'Where it can be opened: where more than one, with store=… beside its name.' }),
    level: z.enum(['error', 'info', 'warn']).nullable().meta({ description: 'Of the last notice that it brings; null for none.' }),
    covers: z.array(z.string()),
    steps: z.array(step),
    facets: jsonRecord,
    path: z.string(),
    selection: z.string(),
  })
  .meta({ id: 'Scenario' })

/** Filters for the scenario list. `after` is the last name of the previous page. */
export const scenarioQuery = z.strictObject({
  q: z.string().max(200).optional().meta({ description: 'Words of its name, story, clauses or facets; all of them must be there.' }),
  group: z.string().max(100).optional(),
  store: storeLocale.optional(),
  limit: z.coerce.number().int().min(1).max(2000).optional().meta({ description: 'At most so many; all of them where nothing is said.' }),
  after: z.string().max(200).optional().meta({ description: 'Only those that come after this name.' }),
})

export const scenarioList = z.strictObject({ total: z.number().int(), scenarios: z.array(scenarioViewSchema) }).meta({ id: 'ScenarioList' })

const facet = z.strictObject({
  name: z.string(),
  story: z.string(),
  values: z.array(z.strictObject({ name: z.string(), story: z.string(), stores: z.array(storeLocale) })),
})

const flag = z.strictObject({
  name: z.string(),
  story: z.string(),
  values: z.array(z.strictObject({ name: z.string(), story: z.string() })),
  default: z.string(),
  isOpen: z.boolean().meta({ description: 'Whether any other value may be said too.' }),
})

/** The parts that selections are composed of. */
export const facetListSchema = z
  .strictObject({
    facets: z.array(facet),
    flags: z.array(flag),
    faults: z.array(z.strictObject({ name: z.string(), story: z.string(), text: z.string(), fault: faultRecord })),
  })
  .meta({ id: 'FacetList' })

export const selectionRequest = z.strictObject({ selection: selectionText })

/** What a selection resolves to. */
export const selectionViewSchema = z
  .strictObject({
    selection: z.string().meta({ description: 'The one text that equal selections share.' }),
    name: z.string().nullable().meta({ description: 'The scenario in it; null where it is facets alone.' }),
    story: z.string(),
    store: storeLocale,
    path: z.string(),
    layer: scenarioLayer,
    browser: browserRecord,
    steps: z.array(step),
    covers: z.array(z.string()),
    openUrl: z.string(),
  })
  .meta({ id: 'Selection' })

export type ScenarioView = z.infer<typeof scenarioViewSchema>
export type FacetList = z.infer<typeof facetListSchema>
export type SelectionView = z.infer<typeof selectionViewSchema>
