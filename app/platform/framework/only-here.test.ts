import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** Names that only code depending on the framework's internals mentions. */
const internals = /next\/dist\/|__next_f|TURBOPACK|x-nextjs-|x-middleware-|\.next\/|'server\/app'/

test('nothing outside this folder depends on the framework’s internals', () => {
  const files = globSync(['app/**/*.{ts,tsx,cjs,mjs}', 'server.ts', 'proxy.ts', 'next.config.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('app/platform/framework/') && !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const offending = files.filter((file) => internals.test(readFileSync(join(root, file), 'utf8')))
  expect(offending).toEqual([])
})
