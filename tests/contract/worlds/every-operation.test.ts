import { describe, expect, test } from 'vitest'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer, operations, requiredSession, scenarioNames, unresolvedFields } from '#mock-server/test.ts'

// `contract coverage` asks every operation in every scenario; this asks from outside, as each kind of shopper, the way the shop does.
const server = createTestServer()
const names = operations().map(({ name }) => name)
const roles = scenarioNames().filter((name) => /^u[ks]-([a-z]+-member|guest)$/.test(name))

/** Operations whose example refers to something that only the UK plus member has. */
const ofUkPlusMember = /^(editAddress|setDefaultAddress)$/

/** The expected error; undefined where there must be none. */
function refusal(name: string, role: string): string | undefined {
  if (role.endsWith('guest')) return requiredSession(name) === 'LOGGED_IN' ? 'UNAUTHENTICATED' : undefined
  return ofUkPlusMember.test(name) && role !== 'uk-plus-member' ? 'BAD_USER_INPUT' : undefined
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
    const expected = refusal(name, scenario)
    // One error for each root field.
    const codes = new Set(errors.map(({ extensions, message }) => extensions?.code ?? message))
    expect([...codes]).toEqual(expected === undefined ? [] : [expected])
    expect(status).toBe(200)
    expect(expected !== undefined || (data !== null && Object.keys(data).length > 0)).toBe(true)
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
    variables: { ...operationVariables['editBasketItem'], version: 3 },
  })
  expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT'])
})

test('every operation of the shop is asked', () => {
  expect(Object.keys(operationVariables).sort()).toEqual([...names].sort())
})

test('nothing that the contract promises is left without an answer', () => {
  expect(unresolvedFields()).toEqual([])
})
