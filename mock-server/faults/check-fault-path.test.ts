import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contractSchema } from '../contract/executable-schema.ts'
import { checkFaultPath } from './check-fault-path.ts'
import { FaultError } from './fault-error.ts'
import { parseFault } from './fault-text.ts'

const schema = buildSchema(`
  interface Named { name: String! }
  type Tea implements Named { name: String! leaves: Int }
  type Cup implements Named { name: String! holds: [Tea]! saucer: String! leaves: Int! }
  union Thing = Tea | Cup
  type Query { shelf: [Thing!]! first: Named cup: Cup! }
  type Mutation { pour: Cup }
`)

const check = (text: string) => () => checkFaultPath(schema, parseFault(text))

describe('where a fault may strike', () => {
  it.each([
    '*;error=STORE_BUSY',
    '*;error=STORE_BUSY;path=cup.holds.0.name',
    '*;error=STORE_BUSY;path=shelf.*.holds.name',
    '*;partial=first',
    '*;partial=pour',
    '*;partial=cup.holds.0',
    '*;partial=cup.holds.*.leaves',
    '*;partial=cup.holds.leaves',
    'flags;status=503',
    'getBasket;error=INTERNAL_SERVER_ERROR',
    'getWishlist;error=UNAUTHENTICATED',
    'removeAddress;error=NOT_FOUND',
    'removeAddress;error=BAD_USER_INPUT',
    'ofADraft;error=NOT_FOUND',
  ])('%s is possible', (text) => {
    expect(check(text)).not.toThrow()
  })

  it.each([
    ['*;error=STORE_BUSY;path=kettle', /no kettle in queries and mutations/],
    ['*;error=STORE_BUSY;path=cup.handle', /no handle in cup: cup.handle leads nowhere/],
    ['*;error=STORE_BUSY;path=cup.0.name', /no 0 in cup/],
    ['*;error=STORE_BUSY;path=cup.name.length', /no length in cup.name/],
    ['*;partial=cup', /promises a value at cup/],
    ['*;partial=cup.holds', /promises a value at cup.holds/],
    ['*;partial=shelf.0', /promises a value at shelf.0/],
    ['*;partial=shelf.*.leaves', /promises a value/],
    ['getBasket;error=UNAUTHENTICATED', /getBasket is never answered with UNAUTHENTICATED/],
    ['getBasket;error=NOT_FOUND', /It may be: BAD_REQUEST, GRAPHQL_PARSE_FAILED/],
    ['flags;error=STORE_BUSY', /flags answers no GraphQL/],
    ['analytics;partial=first', /analytics answers no GraphQL/],
  ])('%s is refused', (text, message) => {
    expect(check(text)).toThrow(FaultError)
    expect(check(text)).toThrow(message)
  })
})

describe('a field that is null only with an error', () => {
  it('may fail, and may not be null without a word', () => {
    expect(() => checkFaultPath(contractSchema, parseFault('*;error=STORE_BUSY;path=wishlist'))).not.toThrow()
    expect(() => checkFaultPath(contractSchema, parseFault('*;partial=wishlist'))).toThrow(/promises a value at wishlist/)
    expect(() => checkFaultPath(contractSchema, parseFault('*;partial=productListing'))).not.toThrow()
  })
})
