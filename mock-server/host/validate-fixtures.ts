import { join } from 'node:path'
import { scenarios } from '#fixtures/scenarios/scenarios.ts'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { contractSchema } from '../contract/executable-schema.ts'
import { library } from '../scenarios/library.ts'
import { type FixtureProblem, validateScenarios } from '../scenarios/validate/validate.ts'
import { scenarioFiles } from './scenario-files.ts'

const root = join(import.meta.dirname, '../..')

/** All problems of the project's scenarios; empty if they are valid. `clauses` are the ids that a scenario may name. */
export function validateFixtures(clauses?: ReadonlySet<string>): FixtureProblem[] {
  const operations = new Set(Object.values(manifest).map(({ name }) => name))
  const references = { library, schema: contractSchema, operations, ...(clauses ? { clauses } : {}) }
  return validateScenarios({ scenarios, files: scenarioFiles(root) }, references)
}
