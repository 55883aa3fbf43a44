import { expect, test } from 'vitest'
import { stateNames } from '#app/messages/checkout/address.ts'
import { createTestServer } from '#mock-server/test.ts'

const server = createTestServer()

/** True where the contract's carrier goes to: it then looks at the ZIP code. */
async function isServed(region: string): Promise<boolean> {
  const person = { firstName: 'Ada', lastName: 'Moor' }
  const address = { ...person, line1: '1 Dock Street', city: 'Boston', region, postalCode: '00000', countryCode: 'US' }
  const document = server.operation('setDeliveryAddress')
  const answer = await server.execute({ document, variables: { input: { address } }, scenario: 'us-checkout-ready', world: 'states' })
  const told = JSON.stringify(answer)
  expect(told).toContain('INVALID_ZIP_')
  return !told.includes('INVALID_ZIP_OR_STATE')
}

test('the shop offers the states that the carrier goes to', async () => {
  const codes = [...Object.keys(stateNames), 'PR', 'GU', 'VI', 'AS', 'XX']
  const served: string[] = []
  for (const code of codes) if (await isServed(code)) served.push(code)
  expect(served).toEqual(Object.keys(stateNames))
  expect(served).toHaveLength(54)
})
