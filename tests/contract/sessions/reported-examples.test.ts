import { expect, test } from 'vitest'
import { eventExamples } from '#fixtures/events/examples.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import { createTestServer } from '#mock-server/test.ts'
import { worldOf } from '../ask.ts'
import { itemOf } from '../stores/steps.ts'

const server = createTestServer()
const cms = { branchName: 'master', preview: false }

type Request = readonly [operation: string, variables: Record<string, unknown>]

const answered = (flow: string, stepId: string): Request => [
  'membershipManagementFlow',
  { ...cms, flow, data: { stepId, actionId: 'confirm', selectedOptions: ['agreed'] } },
]
const add: Request = ['addBasketItems', { listId: '', version: -1, items: [itemOf(0)] }]
const remove: Request = ['removeBasketItems', { listId: '', version: -1, items: [itemOf(0)] }]
const recommended = { recommendations: [{ id: 'home', location: 'HOME', skus: [], limit: 4 }] }

/** The requests of an annual member that make the API report an event. The other events are the shop's own, or a step of a flow. */
const requests: Readonly<Record<string, readonly Request[]>> = {
  'Product Added': [add],
  'Product Removed': [add, remove],
  'Order Cancelled': [['cancelOrder', { number: 'OT-104420' }]],
  'Membership Upgraded': [answered('upgrade', `upgrade-confirm/${planOf('en-GB', 'plus').sku}`)],
  'Membership Extended': [answered('extend', 'extend-confirm')],
  'Membership Cancelled': [answered('cancel', 'cancel-confirm')],
  'Page Element Clicked': [['getRecommendations', recommended]],
}

/** Where the member stands before the answer that ends a flow. */
const starts: Readonly<Record<string, string>> = {
  'Membership Upgraded': '&membership=upgrade-at-confirm',
  'Membership Extended': '&membership=extend-at-confirm',
  'Membership Cancelled': '&membership=cancel-at-confirm',
}

/** Properties of the event of that name, wherever the answer reports it. */
function reportedIn(answer: unknown, name: string): object {
  if (typeof answer !== 'object' || answer === null) return {}
  if ('event' in answer && answer.event === name && 'properties' in answer) return Object(answer.properties)
  return Object.assign({}, ...Object.values(answer).map((inside) => reportedIn(inside, name)))
}

test.each(Object.entries(requests))('the API reports %s with the values of its example', async (name, asked) => {
  const ask = worldOf(`uk-annual-member${starts[name] ?? ''}`, server)
  let answer: unknown
  for (const [operation, variables] of asked) answer = await ask(operation, variables)
  const example = eventExamples.find(({ event }) => event === name)
  expect(reportedIn(answer, name)).toEqual(example?.properties)
})
