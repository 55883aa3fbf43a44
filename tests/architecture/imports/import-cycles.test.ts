import { expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { importCycles } from './import-cycles.ts'

test('no files import each other in a circle', () => {
  expect(importCycles(projectSources())).toEqual([])
})

test.each([
  ["import { b } from './b.ts'", "import { a } from './a.ts'"],
  ["import type { B } from './b.ts'", "import { a } from '#app/a.ts'"],
  ["export * from './b.ts'", "import './a.ts'"],
])('%s and %s are a circle', (a, b) => {
  expect(importCycles(sourcesOf({ 'app/a.ts': a, 'app/b.ts': b }))).toEqual([
    'app/a.ts → app/b.ts → app/a.ts: move what they share to a file that imports none of them.',
  ])
})

test('a longer circle is found, and the way to it is no part of it', () => {
  const sources = sourcesOf({
    'app/page.ts': "import './a.ts'",
    'app/a.ts': "import './b.ts'",
    'app/b.ts': "import './c.ts'",
    'app/c.ts': "import './a.ts'",
  })
  expect(importCycles(sources)).toEqual([expect.stringMatching(/^app\/a\.ts → app\/b\.ts → app\/c\.ts → app\/a\.ts:/)])
})

test('what is loaded later is in no circle, and two ways to one file are none', () => {
  const sources = sourcesOf({
    'app/a.ts': "import './b.ts'\nimport './c.ts'",
    'app/b.ts': "import './c.ts'\nconst load = () => import('./a.ts')",
    'app/c.ts': '',
  })
  expect(importCycles(sources)).toEqual([])
})
