import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { changesSchema } from '../../gallery/api/contract-answers.ts'
import { listenWithControl } from '../testing/listening-control.ts'

const impact = {
  changes: [
    {
      id: '0123456789ab',
      level: 'breaking',
      kind: 'FIELD_REMOVED',
      element: 'Product.tagline',
      message: "Field 'tagline' was removed from object type 'Product'",
      domain: 'catalogue',
      file: 'schema/catalogue.graphql',
      line: 340,
      isStopping: true,
      remedy: 'keep it',
      operations: ['getProduct (shop@1.4.0)'],
      resolvers: [{ file: 'mock-server/contract/catalogue/product-model.ts', line: 20 }],
      fixtures: [],
    },
  ],
  operations: [
    {
      name: 'getProduct (shop@1.4.0)',
      domain: 'catalogue',
      file: 'schema/released/shop@1.4.0.json',
      line: 7,
      clients: ['shop@1.4.0'],
      importedBy: [],
      routes: ['/products/[slug]'],
      states: [],
    },
  ],
}

/** What the gallery reads of the changes, and the words that were measured for them. */
async function changesOf(draft?: string) {
  const asked: (readonly string[])[] = []
  const measure = async (words: readonly string[]) => {
    asked.push(words)
    return { ok: false, parts: [], impact, openPoints: [] }
  }
  const here = await listenWithControl({ measure, ...(draft === undefined ? {} : { draft }) })
  try {
    await here.ask('/control/contract/changes')
    const { json } = await here.ask('/control/contract/changes')
    return { asked, changes: changesSchema.parse(json) }
  } finally {
    await here.close()
  }
}

test('the gallery is told what the changes of the working tree hit', async () => {
  const { asked, changes } = await changesOf()
  expect(asked).toEqual([['check', '--json']])
  expect(changes).toMatchObject({
    state: 'ready',
    report: {
      draft: null,
      impact: { changes: [{ element: 'Product.tagline', remedy: 'keep it' }], operations: [{ routes: ['/products/[slug]'] }] },
    },
  })
})

test('and those of the draft that is served, wherever its path is from', async () => {
  const { asked, changes } = await changesOf('drafts/origins.graphql')
  expect(asked).toEqual([['check', '--json', '--draft', resolve('drafts/origins.graphql')]])
  expect(changes.report?.draft).toBe('drafts/origins.graphql')
})
