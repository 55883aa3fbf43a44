import { describe, expect, test } from 'vitest'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer, operations, requiredSession, rootCoordinates, scenarioNames, unresolvedFields } from '#mock-server/test.ts'
import { declaredCodes } from '#schema/__generated__/error-codes.ts'

// `contract coverage` asks every operation in every scenario; this asks from outside, as each kind of shopper, the way the shop does.
const server = createTestServer()
const names = operations().map(({ name }) => name)
const roles = scenarioNames().filter((name) => /^u[ks]-([a-z]+-member|guest)$/.test(name))

/** Operations whose example names an address, an order or a purchase, which only some shoppers have. The UK plus member has each. */
const namesOwnThing = new Set(
  names.filter((name) => rootCoordinates(name).some((coordinate) => declaredCodes[coordinate]?.includes('NOT_FOUND'))),
)

/** The codes that may be answered; empty where there must be data. */
function refusals(name: string, role: string): string[] {
  if (role.endsWith('guest')) return requiredSession(name) === 'LOGGED_IN' ? ['UNAUTHENTICATED'] : []
  return namesOwnThing.has(name) && role !== 'uk-plus-member' ? ['NOT_FOUND'] : []
}

describe.each(roles)('in %s', (scenario) => {
  test.each(names)('%s is answered over GraphQL with data, or refused to whom it is not for [OP-GEN-01]', async (name) => {
    const variables = operationVariables[name] ?? {}
    const { data, errors, status } = await server.execute<object, unknown>({
      document: server.operation(name),
      variables,
      scenario,
      world: `every-${name}`,
    })
    // One error for each root field.
    const codes = [...new Set(errors.map(({ extensions, message }) => extensions?.code ?? message))]
    const possible = refusals(name, scenario)
    expect(possible).toEqual(expect.arrayContaining(codes))
    expect(codes).toHaveLength(possible.includes('UNAUTHENTICATED') ? 1 : codes.length)
    expect(status).toBe(200)
    expect(codes.length > 0 || (data !== null && Object.keys(data).length > 0)).toBe(true)
  })
})

describe('without any session', () => {
  const needed = names.filter((name) => requiredSession(name) !== undefined)
  test.each(needed)('%s is refused by the session that the schema requires of it', async (name) => {
    const { errors } = await server.execute({ document: server.operation(name), variables: operationVariables[name] ?? {} })
    const code = requiredSession(name) === 'LOGGED_IN' ? 'UNAUTHENTICATED' : 'SESSION_REQUIRED'
    expect([...new Set(errors.map(({ extensions, message }) => extensions?.code ?? message))]).toEqual([code])
  })
})

test('faults of the arguments of a basket change are reported before a missing session', async () => {
  const { errors } = await server.execute({
    document: server.operation('editBasketItem'),
    variables: { ...operationVariables['editBasketItem'], version: -2 },
  })
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
})

test('every operation of the shop is asked', () => {
  expect(Object.keys(operationVariables).sort()).toEqual([...names].sort())
})

test('nothing that the contract promises is left without an answer', () => {
  expect(unresolvedFields()).toEqual([])
})
