import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemLine } from '../scenarios/validate/validate.ts'
import { validateFixtures } from './validate-fixtures.ts'

const register = join(import.meta.dirname, '../../docs/requirements')
const clauses = new Set(
  readdirSync(register).flatMap((file) =>
    [...readFileSync(join(register, file), 'utf8').matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(([, id = '']) => id),
  ),
)

test('the scenarios, facets, flags and faults are what the contract, the register and each other say', () => {
  expect(clauses.size).toBeGreaterThan(900)
  expect(validateFixtures(clauses).map(problemLine)).toEqual([])
})
