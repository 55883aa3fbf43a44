import { expect, test } from 'vitest'
import { stateNames } from '#app/messages/checkout/address.ts'
import { usRegions } from '#mock-server/contract/rules/input/us-regions.ts'

test('the shop offers the states that the carrier goes to', () => {
  expect(Object.keys(stateNames).sort()).toEqual([...usRegions].sort())
})
