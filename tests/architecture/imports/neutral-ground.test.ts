import { expect, test } from 'vitest'
import { projectSources, sourcesOf } from '../sources.ts'
import { nodeOnNeutralGround } from './neutral-ground.ts'

test('the contract, and all that it reaches, runs in a browser', () => {
  expect(nodeOnNeutralGround(projectSources())).toEqual([])
})

test.each([
  ['a module of Node', "import { createHash } from 'node:crypto'"],
  ['a module of Node by its old name', "import path from 'path'"],
  ['a module of Node, later', "const read = () => import('node:fs')"],
  ["the process's environment", "export const port = process.env['PORT']"],
  ["Node's own kind of bytes", "export const bytes = Buffer.from('')"],
])('%s is found, however far away it is', (_what, text) => {
  const sources = sourcesOf({
    'mock-server/browser.ts': "import './yoga.ts'",
    'mock-server/yoga.ts': "export { seed } from '#fixtures/seed.ts'",
    'fixtures/seed.ts': text,
  })
  expect(nodeOnNeutralGround(sources)).toEqual([expect.stringContaining('mock-server/yoga.ts → fixtures/seed.ts uses ')])
})

test('a type of Node leaves nothing behind, and a unit test may use it', () => {
  const sources = sourcesOf({
    'mock-server/browser.ts': "import type { Server } from 'node:http'",
    'mock-server/http/edge.test.ts': "import { Agent } from 'node:http'",
  })
  expect(nodeOnNeutralGround(sources)).toEqual([])
})
