import { changesSchema, coverageSchema, openPointsSchema, operationsSchema, schemaSchema } from './contract-answers.ts'
import { ask } from './request.ts'

const path = (name: string) => `/control/contract/${name}`

/** The schema, by type. */
export const schema = (signal?: AbortSignal) => ask(path('schema'), schemaSchema, { signal })
/** Every operation that the shop asks. */
export const operations = (signal?: AbortSignal) => ask(path('operations'), operationsSchema, { signal })
/** What has still to be agreed. */
export const openPoints = (signal?: AbortSignal) => ask(path('open-points'), openPointsSchema, { signal })
/** What changed since the contract was agreed. */
export const changes = (signal?: AbortSignal) => ask(path('changes'), changesSchema, { signal })
/** What no scenario answers with. */
export const coverage = (signal?: AbortSignal) => ask(path('coverage'), coverageSchema, { signal })
