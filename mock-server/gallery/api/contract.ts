import { changesSchema, coverageSchema, openPointsSchema, operationsSchema, schemaSchema } from './contract-answers.ts'
import { requestJson } from './request.ts'

const path = (name: string) => `/control/contract/${name}`

/** The schema, by type. */
export const fetchSchema = (signal?: AbortSignal) => requestJson(path('schema'), schemaSchema, { signal })
/** Every operation that the shop sends. */
export const fetchOperations = (signal?: AbortSignal) => requestJson(path('operations'), operationsSchema, { signal })
/** Points still to be agreed. */
export const fetchOpenPoints = (signal?: AbortSignal) => requestJson(path('open-points'), openPointsSchema, { signal })
/** Changes since the contract was agreed. */
export const fetchChanges = (signal?: AbortSignal) => requestJson(path('changes'), changesSchema, { signal })
/** What no scenario covers. */
export const fetchCoverage = (signal?: AbortSignal) => requestJson(path('coverage'), coverageSchema, { signal })
