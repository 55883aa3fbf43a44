import { describe, expect, test } from 'vitest'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer, operations } from '#mock-server/test.ts'

/** What must not be in an event: whoever reads it would know who somebody is. */
const marks = {
  email: 'mark.person@ottilie.example',
  firstName: 'Markfirst',
  lastName: 'Marklast',
  line1: '99 Markstreet',
  city: 'Marktown',
  phone: '+44 117 496 0999',
  text: 'Marktext, because of my health',
} as const

type Reported = { event: string; properties: Record<string, unknown> }

/** The events in an answer, wherever they are. */
function reportedIn(value: unknown): Reported[] {
  if (typeof value !== 'object' || value === null) return []
  if ('event' in value && 'properties' in value) return [value as Reported]
  return Object.values(value).flatMap(reportedIn)
}

/** The variables, with the marks in place of every name, address and text that a person would type. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, Object.hasOwn(marks, name) ? marks[name as keyof typeof marks] : marked(inside)]),
  )
}

describe.each(['store=en-GB&shopper=plus-member&basket=one-item-standard', 'store=en-US&shopper=plus-member&basket=one-item-standard'])(
  'in %s',
  (scenario) => {
    const server = createTestServer()

    /** What every operation reports for a person whose name and addresses are marks, each in a world of its own. */
    async function reported(): Promise<Reported[]> {
      const found: Reported[] = []
      for (const { name } of operations()) {
        const { id } = await server.sessions.open(scenario, name)
        const { email, firstName, lastName } = marks
        await server.sessions.patch(id, { person: { email, firstName, lastName } })
        const variables = marked(operationVariables[name] ?? {}) as Record<string, unknown>
        found.push(...reportedIn((await server.execute({ document: server.operation(name), variables, scenario, world: name })).data))
      }
      return found
    }

    /** What a flow reports when everything that can be typed is a mark. */
    async function reportedBy(flow: string): Promise<Reported[]> {
      const ask = async (data: object | null) =>
        (
          await server.execute<{ membershipManagementFlow: FlowStep | null }, Record<string, unknown>>({
            document: server.operation('membershipManagementFlow'),
            variables: { branchName: 'master', preview: false, flow, data },
            scenario,
            world: `flow-${flow}`,
          })
        ).data?.membershipManagementFlow
      let step = await ask(null)
      const typed: string[] = []
      for (let steps = 0; steps < 12; steps += 1) {
        const { primaryActionId, secondaryActionId } = step?.actions ?? {}
        // The first action of a step of the cancellation is to stay.
        const actionId = (flow === 'cancel' && !step?.checkOption && !step?.optionBlocks ? secondaryActionId : undefined) ?? primaryActionId
        if (!step || !actionId) break
        const option = step.optionBlocks?.find(({ additionalTextMode }) => additionalTextMode !== 'NONE') ?? step.optionBlocks?.[0]
        const selectedOptions = step.checkOption ? [step.checkOption.key] : option ? [option.key] : []
        const additionalText = option && option.additionalTextMode !== 'NONE' ? marks.text : null
        if (additionalText !== null) typed.push(additionalText)
        step = await ask({ stepId: step.id, actionId, selectedOptions, additionalText })
      }
      // Who cancels is asked twice for words of their own.
      expect(typed).toHaveLength(flow === 'cancel' ? 2 : 0)
      return reportedIn(step)
    }

    test('no event that the API reports says who somebody is, whatever the operation', async () => {
      const events = await reported()
      for (const flow of ['cancel', 'extend', 'upgrade']) events.push(...(await reportedBy(flow)))
      expect(events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['Product Added', 'Product Removed', 'Membership Cancelled', 'Membership Extended', 'Page Element Viewed']),
      )
      const text = JSON.stringify(events)
      for (const mark of Object.values(marks)) expect(text).not.toContain(mark)
      // Nor anything that looks like an address or a number to call.
      expect(text).not.toMatch(/@|\+\d\d /)
    })
  },
)

type FlowStep = {
  id: string
  actions?: { primaryActionId: string | null; secondaryActionId: string | null }
  checkOption?: { key: string } | null
  optionBlocks?: { key: string; additionalTextMode: string }[]
}
