import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openKnownFixtures } from './known-fixtures.ts'

const made: string[] = []

afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true })
})

/** A project with one scenario. */
function project(): { root: string; place: string; registry: string } {
  const root = mkdtempSync(join(tmpdir(), 'known-fixtures-'))
  made.push(root)
  for (const folder of ['fixtures/scenarios', 'schema', 'operations/__generated__', 'mock-server/scenarios', 'mock-server/faults']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  const registry = join(root, 'fixtures/scenarios/scenarios.ts')
  writeFileSync(registry, "export const scenarios = [{ name: 'from-file' }]\n")
  return { root, place: join(root, 'cache/known'), registry }
}

/** The registry as seen by a process that opens the known fixtures first. */
function registryIn({ root, place, registry }: ReturnType<typeof project>): unknown {
  const script = `
    import { openKnownFixtures } from ${JSON.stringify(join(import.meta.dirname, 'known-fixtures.ts'))}
    const known = openKnownFixtures(${JSON.stringify(root)}, ${JSON.stringify(place)})
    const { scenarios } = await import(${JSON.stringify(registry)})
    known.loaded()
    process.stdout.write(JSON.stringify({ isKnown: known.isKnown, scenarios }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const fromFile = { isKnown: false, scenarios: [{ name: 'from-file' }] }
const kept = [{ name: 'kept' }]

test('nothing is known of fixtures that nobody kept', () => {
  expect(registryIn(project())).toEqual(fromFile)
})

test('what was kept answers for the registry, until a file changes', () => {
  const here = project()
  openKnownFixtures(here.root, here.place).keep(kept)
  expect(registryIn(here)).toEqual({ isKnown: true, scenarios: kept })
  utimesSync(here.registry, 1, 1)
  expect(registryIn(here)).toEqual(fromFile)
})

test.each([
  'fixtures/new.ts',
  'schema/new.graphql',
  'operations/__generated__/manifest.json',
  'mock-server/scenarios/rule.ts',
  'mock-server/faults/rule.ts',
])('a new %s is a change', (path) => {
  const here = project()
  openKnownFixtures(here.root, here.place).keep(kept)
  writeFileSync(join(here.root, path), '')
  expect(openKnownFixtures(here.root, here.place).isKnown).toBe(false)
})

test('a place that cannot be written to is no error', () => {
  const here = project()
  const place = join(here.registry, 'no-folder')
  expect(() => openKnownFixtures(here.root, place).keep(kept)).not.toThrow()
  expect(openKnownFixtures(here.root, place).isKnown).toBe(false)
})
