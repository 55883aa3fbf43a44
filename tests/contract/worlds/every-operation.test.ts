import { describe, expect, test } from 'vitest'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer, operations, scenarioNames, unresolvedFields } from '#mock-server/test.ts'

// Every operation in every scenario is asked by `contract coverage`; here, from outside, by each kind of shopper as the shop sends it.
const server = createTestServer()
const names = operations().map(({ name }) => name)
const roles = scenarioNames().filter((name) => /^u[ks]-([a-z]+-member|guest)$/.test(name))

/** Whether an operation is about an account, or about something that only the UK plus member has. */
const forSomebody =
  /^(addAddress|addUserPrompt|.*WishlistItemBySKU|cancelOrder|changePassword|edit(Address|Profile)|entitlements|get(AddressBook|CampaignThresholds|DiscoveryJourneySlides|ForYou|GracePeriodEntitlement|Memberships|MyMembershipManagement|OrderItAgainProducts|Orders|PaymentDetails|Profile|Referral|WishedSkus|Wishlist)|membershipManagementFlow|remove(Address|MyReplenishmentProduct|PaymentMethod)|requestAnniversaryReminder|setDefaultAddress|updatePaymentDetails)$/
const ofUkPlusMember = /^(editAddress|setDefaultAddress)$/

/** The one error that is the right answer; undefined where there must be none. */
function refusal(name: string, role: string): string | undefined {
  if (role.endsWith('guest')) return forSomebody.test(name) ? 'UNAUTHENTICATED' : undefined
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
    expect(errors.map(({ extensions, message }) => extensions?.code ?? message)).toEqual(expected === undefined ? [] : [expected])
    expect(status).toBe(200)
    expect(expected !== undefined || (data !== null && Object.keys(data).length > 0)).toBe(true)
  })
})

test('every operation of the shop is asked', () => {
  expect(Object.keys(operationVariables).sort()).toEqual([...names].sort())
})

test('nothing that the contract promises is left without an answer', () => {
  expect(unresolvedFields()).toEqual([])
})
