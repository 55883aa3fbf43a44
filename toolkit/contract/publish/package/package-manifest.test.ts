import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT_ROOT } from '../../load.ts'
import { packageManifest } from './package-manifest.ts'

test('the package has the version of the agreed contract, and depends on what its modules import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/mock.js'), "import { Hono } from 'hono'\nimport { join } from 'node:path'\nimport './chunks/a.js'\n")
  const [, agreed = ''] = /^## (\S+)/m.exec(readFileSync(join(PROJECT_ROOT, 'schema/CHANGELOG.md'), 'utf8')) ?? []
  const { version, dependencies } = packageManifest(PROJECT_ROOT, folder)
  expect(version).toBe(agreed)
  expect(Object.keys(dependencies as object)).toEqual(['@graphql-typed-document-node/core', 'hono'])
})
