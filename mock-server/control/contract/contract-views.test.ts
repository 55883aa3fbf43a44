import { join } from 'node:path'
import { buildClientSchema, buildSchema, type IntrospectionQuery } from 'graphql'
import { describe, expect, test } from 'vitest'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { contractSchema } from '../../contract/executable-schema.ts'
import { decisions } from './decisions.ts'
import { operationViews } from './operation-views.ts'
import { schemaView } from './schema-view.ts'

const root = join(import.meta.dirname, '../../..')

describe('the schema for people', () => {
  const view = schemaView(contractSchema, root)
  const typeOf = (name: string) => view.types.find((type) => type.name === name)

  test('is a schema as text and by introspection', () => {
    expect(buildSchema(view.sdl).getType('BasketUpdate')).toBeDefined()
    expect(buildClientSchema(view.introspection as unknown as IntrospectionQuery).getType('BasketUpdate')).toBeDefined()
  })

  test('every type stands in a domain, and says its kind and what it is', () => {
    expect(typeOf('BasketUpdate')).toMatchObject({ domain: 'basket', kind: 'OBJECT' })
    expect(typeOf('NotificationLevel')).toMatchObject({ kind: 'ENUM' })
    expect(view.types.filter(({ domain }) => domain === 'draft')).toEqual([])
    expect(view.types.filter(({ name, description }) => description === '' && !['Query', 'Mutation'].includes(name))).toEqual([])
  })

  test('what is only proposed says so, in the text and to introspection', () => {
    expect(view.sdl).toMatch(/Proposed, not agreed yet: open point A108\.[^]{0,200}now: DateTime/)
    expect(JSON.stringify(view.introspection)).toContain('Proposed, not agreed yet: open point A108.')
  })

  test('what a draft adds is told from what is agreed', () => {
    const draft = schemaView(buildSchema('type Query { rumour: Rumour } type Rumour { text: String }'), root)
    expect(draft.types.find(({ name }) => name === 'Rumour')?.domain).toBe('draft')
  })
})

describe('operations for people', () => {
  const parts = {
    schema: contractSchema,
    operations: manifest,
    examples: () => ({ getProduct: { slug: 'one' } }),
    measure: async () => ({}),
    root,
  }
  const views = operationViews(parts)
  const view = views.find(({ name }) => name === 'getProduct')

  test('each has its document, its domain, its policy, what it uses, and variables to try it with', () => {
    expect(views).toHaveLength(Object.keys(manifest).length)
    expect(view).toMatchObject({
      kind: 'query',
      domain: 'catalogue',
      variables: { slug: 'one' },
      policy: { fetchPolicy: expect.any(String) as string },
      proposed: { session: 'A195', retry: 'A195' },
    })
    expect(view?.body).toMatch(/^query getProduct\(\$slug: String!/)
    expect(view?.uses).toEqual(expect.arrayContaining(['Query.productBySlug', 'Product', 'String']))
    expect(view?.uses).not.toContain('Product.__typename')
  })

  test('no operation is without a policy or a domain', () => {
    expect(views.filter(({ policy, domain }) => policy === null || domain === '')).toEqual([])
  })
})

test('open points have their decisions', () => {
  expect(decisions(root).get('A2')).toMatch(/\w+/)
  expect(decisions(join(root, 'nowhere')).size).toBe(0)
})
