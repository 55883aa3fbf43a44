import { expect, test } from 'vitest'
import { projectSources, sourcesOf } from './sources.ts'
import { loadedTooEarly } from './start.ts'

test('the mock server starts without what only its control API and other stores need', () => {
  expect(loadedTooEarly(projectSources())).toEqual([])
})

test.each(['zod', 'hono', 'hono/streaming', '@hono/zod-openapi', '@redis/client'])('%s is found, however far away it is', (name) => {
  const sources = sourcesOf({
    'mock-server/host/run.ts': "import { door } from './control-door.ts'",
    'mock-server/host/control-door.ts': "import { app } from '../control/control-app.ts'",
    'mock-server/control/control-app.ts': `import { one } from '${name}'`,
  })
  expect(loadedTooEarly(sources)).toEqual([expect.stringContaining(`mock-server/control/control-app.ts imports ${name}`)])
})

test('what is loaded when it is needed, or is a type, may be anything', () => {
  const sources = sourcesOf({
    'mock-server/host/run.ts': "import type { z } from 'zod'\nconst load = () => import('../control/control-app.ts')",
    'mock-server/control/control-app.ts': "import { Hono } from 'hono'",
  })
  expect(loadedTooEarly(sources)).toEqual([])
})
