import { expect, test } from 'vitest'
import { eventExamples } from '#fixtures/events/examples.ts'
import { planOf } from '#fixtures/membership/plans.ts'
import { createTestServer } from '#mock-server/test.ts'
import { worldOf } from '../ask.ts'
import { buyable, itemOf } from '../stores/steps.ts'

const server = createTestServer()
const cms = { branchName: 'master', preview: false }

type Request = readonly [operation: string, variables: Record<string, unknown>]

const answered = (flow: string, stepId: string): Request => [
  'membershipManagementFlow',
  { ...cms, flow, data: { stepId, actionId: 'confirm', selectedOptions: ['agreed'] } },
]
const gloss = { listId: '', version: -1, items: [itemOf(buyable.indexOf('OT-GHLG-07'))] }

/**
 * The requests of an annual member that make the API report an event. The other events are the shop's own, a step of a flow, or of an order that was placed
 * before, which a journey in the browser cancels.
 */
const requests: Readonly<Record<string, readonly Request[]>> = {
  'Product Added': [['addBasketItems', gloss]],
  'Product Removed': [
    ['addBasketItems', gloss],
    ['removeBasketItems', gloss],
  ],
  'Membership Upgraded': [answered('upgrade', `upgrade-confirm/${planOf('en-GB', 'plus').sku}`)],
  'Membership Extended': [answered('extend', 'extend-confirm')],
  'Membership Cancelled': [answered('cancel', 'cancel-confirm')],
  'Page Element Clicked': [['getForYou', cms]],
}

/** Who asks, and where they stand before the answer that ends a flow. */
const starts: Readonly<Record<string, string>> = {
  'Membership Upgraded': 'uk-annual-member&membership=upgrade-at-confirm',
  'Membership Extended': 'uk-plus-member&membership=extend-at-confirm',
  'Membership Cancelled': 'uk-annual-member&membership=cancel-at-confirm',
}

/** Properties of the events of that name, wherever the answer reports them. */
function reportedIn(answer: unknown, name: string): object[] {
  if (typeof answer !== 'object' || answer === null) return []
  if ('event' in answer && answer.event === name && 'properties' in answer) return [Object(answer.properties)]
  return Object.values(answer).flatMap((inside) => reportedIn(inside, name))
}

/** The day on which a membership ends depends on where it stood before. */
const aDay = expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)

test.each(Object.entries(requests))('the API reports %s with the values of its example', async (name, asked) => {
  const ask = worldOf(starts[name] ?? 'uk-annual-member', server)
  let answer: unknown
  for (const [operation, variables] of asked) answer = await ask(operation, variables)
  const example = eventExamples.find(({ event }) => event === name)
  const isWithDay = example !== undefined && 'until' in example.properties
  expect(reportedIn(answer, name)).toContainEqual({ ...example?.properties, ...(isWithDay && { until: aDay }) })
})
