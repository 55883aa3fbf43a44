import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../test.ts'
import { releasedDocuments } from './released-documents.ts'

const BODY = 'query oldMe{me{firstName}}'

function releases(retiredFrom: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'released-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'schema/released'), { recursive: true })
  const operations = { abc: { name: 'oldMe', kind: 'query', policy: null, body: BODY } }
  const release = { app: 'app', version: '1.0.0', releasedOn: '2026-11-21', retiredFrom, operations }
  writeFileSync(join(folder, 'schema/released/app@1.0.0.json'), JSON.stringify(release))
  return folder
}

test('a locked server answers what a released client sends, until the release retires', async () => {
  const trusted = releasedDocuments(releases('2027-01-31'), '2027-01-30')
  const request = new Request('http://contract.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: BODY }),
  })
  expect((await createTestServer({ trusted, isLocked: true }).fetch(request)).status).toBe(200)
  expect(releasedDocuments(releases('2027-01-31'), '2027-01-31')).toEqual({})
  expect(Object.keys(releasedDocuments(releases(null), '2040-01-01'))).toEqual(['abc'])
})
