import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesReached } from './affected-tests.mjs'
import { hashFiles } from './changed-files.mjs'
import { allTestGroups, uncommittedFiles } from './test-groups.mjs'
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

test('what has changed since the last commit is what git tracks and what it would add, and nothing is known outside of a checkout', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uncommitted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(uncommittedFiles(folder)).toBeUndefined()
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  git('init', '-q')
  write('.gitignore', 'ignored')
  for (const name of ['same', 'changed', 'gone']) write(name, name)
  git('add', '.')
  git('commit', '-qm', 'All')
  expect(uncommittedFiles(folder)).toEqual([])
  for (const name of ['changed', 'new, and spaced', 'ignored']) write(name, 'other')
  rmSync(join(folder, 'gone'))
  expect(uncommittedFiles(folder)).toEqual(['changed', 'gone', 'new, and spaced'])
})

test('a run leaves out the groups and test files that UNCHANGED names, and refuses names that there are not', () => {
  expect(skippedTests()).toEqual([])
  expect(skippedTests('tests/pages/log.test.ts')).toEqual(['tests/pages/log.test.ts'])
  expect(skippedTests('enlarged-catalogue,art')).toEqual([...unitGroups['enlarged-catalogue'].specs, ...unitGroups.art.specs])
  expect(() => skippedTests('at')).toThrow('UNCHANGED names "at". The groups are: art, enlarged-catalogue, redis, ')
})
