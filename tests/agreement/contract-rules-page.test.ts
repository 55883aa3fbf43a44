import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readToldExamples } from '#toolkit/contract/coverage/reached/told-examples.ts'
import { contractRulesPage } from './contract-rules-page.ts'

test('docs/contract-rules.md holds every rule of the schema', async () => {
  await expect(contractRulesPage(readToldExamples())).toMatchFileSnapshot(
    fileURLToPath(new URL('../../docs/contract-rules.md', import.meta.url)),
  )
})
