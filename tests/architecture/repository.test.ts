import { expect, test } from 'vitest'
import { lockedToOneRegistry, tracesOfOneMachine } from './repository.ts'
import { projectSources, sourcesOf } from './sources.ts'

const project = projectSources()

test('no file knows one machine or one registry', () => {
  expect(tracesOfOneMachine(project)).toEqual([])
})

test('the lockfile does not say where packages come from', () => {
  expect(lockedToOneRegistry(project)).toEqual([])
})

// Split here, or this file would break the rule.
const slash = '/'
test.each([
  ['.npmrc', `registry=https:${slash}${slash}packages.example.com`],
  ['.npmrc', `@ottilie:registry = https:${slash}${slash}packages.example.com`],
  ['docs/setup.md', `npm ci --registry https:${slash}${slash}registry.example.com`],
  ['toolkit/start.mjs', `const root = '${slash}home${slash}robin/compact'`],
  ['docs/setup.md', `Open ${slash}Users${slash}robin`],
  ['.ci/run', `cd ${slash}work${slash}compact`],
  ['toolkit/start.mjs', String.raw`const root = 'C:${'\\'}Users\robin'`],
])('%s with %s is found', (path, text) => {
  expect(tracesOfOneMachine(sourcesOf({ [path]: text })).length).toBeGreaterThan(0)
})

test.each([
  "import { homeData } from '#app/features/home/home-data.ts'",
  "import { find } from './scenarios/registry.ts'",
  "srcset='/images/home/hero.webp'",
  "'/usr/bin/chromium'",
])('%s is not', (text) => {
  expect(tracesOfOneMachine(sourcesOf({ 'app/one.ts': text }))).toEqual([])
})

test('a lockfile that says so is found', () => {
  expect(lockedToOneRegistry(sourcesOf({ 'package-lock.json': '{ "resolved": "somewhere" }' }))).toHaveLength(1)
})
