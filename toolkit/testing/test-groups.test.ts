import { describe, expect, test } from 'vitest'
import { filesReached } from './affected-tests.mjs'
import { hashFiles } from './changed-files.mjs'
import { allTestGroups, committedGroups } from './test-groups.mjs'
import { skippedTests, unitGroups } from './unit-groups.mjs'

const files: string[] = [...hashFiles().keys()]

describe.each(allTestGroups())('the group $name', ({ runner, specs, inputs }) => {
  test('has tests and inputs that exist', () => {
    const isThere = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`))
    expect([...specs, ...inputs].filter((path) => !isThere(path))).toEqual([])
  })

  test.runIf(runner === 'vitest')('names every file that its tests import', () => {
    const covered = (path: string) => [...specs, ...inputs].some((input) => path === input || path.startsWith(`${input}/`))
    const reached = filesReached(specs, files).filter((path: string) => files.includes(path))
    expect(reached.filter((path: string) => !covered(path))).toEqual([])
  })
})

test('a group is left to CI while git finds no change in its tests and inputs', () => {
  const changed =
    (...paths: string[]) =>
    (asked: readonly string[]) =>
      asked.filter((path) => paths.includes(path)).join()
  const left = (changesIn: (paths: readonly string[]) => string | undefined) =>
    committedGroups('vitest', changesIn).map(({ name }: { name: string }) => name)
  const all = [
    'art',
    'enlarged-catalogue',
    'redis',
    'mock-server',
    'contract-requests',
    'contract-commands',
    'accessibility-review',
    'whole-pages',
    'shop-and-contract',
  ]
  const without = (...names: string[]) => all.filter((name) => !names.includes(name))
  expect(left(changed())).toEqual(all)
  expect(left(changed('toolkit/catalogue-art'))).toEqual(without('art'))
  expect(left(changed('tests/contract/stores/isolation.test.ts'))).toEqual(without('redis'))
  expect(left(changed('app'))).toEqual(
    without('mock-server', 'contract-commands', 'accessibility-review', 'whole-pages', 'shop-and-contract'),
  )
  expect(left(changed('mock-server'))).toEqual(['art', 'enlarged-catalogue'])
  expect(left(changed('package-lock.json'))).toEqual([])
  expect(left(() => undefined)).toEqual([])
})

test('a run leaves out the groups that UNCHANGED names, and refuses names that there are not', () => {
  expect(skippedTests()).toEqual([])
  expect(skippedTests('enlarged-catalogue,art')).toEqual([...unitGroups['enlarged-catalogue'].specs, ...unitGroups.art.specs])
  expect(() => skippedTests('at')).toThrow('UNCHANGED names "at". The groups are: art, enlarged-catalogue, redis, ')
})
