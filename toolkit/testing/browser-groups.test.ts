import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browserGroups, ignoredSpecs, leftOutGroups } from './browser-groups.ts'

const root = join(import.meta.dirname, '../..')

test('a run leaves out the groups that UNCHANGED names', () => {
  expect(leftOutGroups({})).toEqual([])
  expect(leftOutGroups({ UNCHANGED: '' })).toEqual([])
  expect(leftOutGroups({ UNCHANGED: 'gallery, harness' })).toEqual(['gallery', 'harness'])
  expect(ignoredSpecs(['gallery'])).toEqual(['**/tests/journeys/tools/gallery.spec.ts'])
})

test('CI and npm run prove leave nothing out', () => {
  expect(leftOutGroups({ UNCHANGED: 'gallery', CI: 'true' })).toEqual([])
  expect(leftOutGroups({ UNCHANGED: 'gallery', PROVEN_COMMIT: 'abc' })).toEqual([])
})

test('an unknown group is an error', () => {
  expect(() => leftOutGroups({ UNCHANGED: 'galery' })).toThrow('UNCHANGED names "galery". The groups are: gallery, harness.')
})

test('every spec and input of a group exists, and a spec is an input of its own group', () => {
  for (const [name, { specs, inputs }] of Object.entries(browserGroups)) {
    for (const path of [...specs, ...inputs]) expect(existsSync(join(root, path)), `${name}: ${path}`).toBe(true)
    for (const spec of specs) expect(inputs, `inputs of ${name}`).toContain(spec)
  }
})
