import { describe, expect, test } from 'vitest'
import { type FlowNode, flowGraphs } from '#fixtures/membership/flow-graph.ts'
import { createTestServer } from '#mock-server/test.ts'
import { type AskContract, dataOf, errorCodeOf, worldOf } from '../ask.ts'

const cms = { branchName: 'master', preview: false }

type Step = {
  __typename: string
  id: string
  header?: string
  title?: string
  isAbortable?: boolean
  actions?: {
    primaryActionId: string | null
    primaryLabel: string | null
    secondaryActionId: string | null
    secondaryLabel: string | null
  }
  checkOption?: { key: string }
  optionBlocks?: { key: string; additionalTextMode: string }[]
  result?: string
  isRepeated?: boolean
}
type Answer = { stepId: string; actionId: string; selectedOptions?: string[]; additionalText?: string | null; feedback?: object }
type Standing = {
  step: Step
  previousStepId: string | null
  selectedOptions: string[]
  additionalText: string | null
  feedback: Record<string, string | null> | null
}

async function send(ask: AskContract, flow: string, data: Answer | null = null): Promise<Step> {
  const { membershipManagementFlow: step } = await dataOf(
    ask<{ membershipManagementFlow: Step }>('membershipManagementFlow', { ...cms, flow, data }),
  )
  return step
}

async function standing(ask: AskContract, flow: string, stepId: string | null = null): Promise<Standing | null> {
  return (await dataOf(ask<{ membershipFlow: Standing | null }>('getMembershipFlow', { ...cms, flow, stepId }))).membershipFlow
}

/** Every answer that a step takes: each action, with each way to choose that the first one needs. */
function answersTo(step: Step): Answer[] {
  const { primaryActionId, secondaryActionId } = step.actions ?? {}
  const chosen = step.optionBlocks?.map(({ key, additionalTextMode }) => ({
    selectedOptions: [key],
    additionalText: additionalTextMode === 'REQUIRED' ? 'Because' : null,
  })) ?? [{ selectedOptions: step.checkOption ? [step.checkOption.key] : [] }]
  return [
    ...(primaryActionId ? chosen.map((choice) => ({ stepId: step.id, actionId: primaryActionId, ...choice })) : []),
    ...(secondaryActionId ? [{ stepId: step.id, actionId: secondaryActionId }] : []),
  ]
}

/** The answers that cancel a membership, from the first step to the last. */
const answersThatCancel: readonly Answer[] = [
  { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['not-used'] },
  { stepId: 'cancel-second-reason', actionId: 'continue', selectedOptions: ['nothing'] },
  { stepId: 'cancel-perks', actionId: 'continue' },
  { stepId: 'cancel-gift', actionId: 'continue' },
  { stepId: 'cancel-confirm', actionId: 'confirm', selectedOptions: ['agreed'] },
]

describe('the graph of a flow', () => {
  const server = createTestServer()

  /** Walks every answer of every step once, each path in a world of its own. Answers the ends, by step. */
  async function walk(scenario: string, flow: string): Promise<{ steps: Step[]; ends: Set<string> }> {
    const steps = new Map<string, Step>()
    const ends = new Set<string>()
    const paths: Answer[][] = [[]]
    for (let path = paths.shift(); path; path = paths.shift()) {
      const ask = worldOf(scenario, server)
      let step = await send(ask, flow)
      for (const answer of path) step = await send(ask, flow, answer)
      if (step.__typename === 'ResultStep') ends.add(`${step.result} ${step.id}`)
      else if (!steps.has(step.id)) {
        steps.set(step.id, step)
        paths.push(...answersTo(step).map((answer) => [...path, answer]))
      }
    }
    return { steps: [...steps.values()], ends }
  }

  test.each([
    ['uk-annual-member', 'cancel', 5, ['COMPLETED cancel-completed', 'KEPT cancel-gift-accepted', 'KEPT cancel-kept']],
    ['us-monthly-member', 'cancel', 5, ['COMPLETED cancel-completed', 'KEPT cancel-gift-accepted', 'KEPT cancel-kept']],
    ['us-monthly-member', 'upgrade', 3, ['COMPLETED upgrade-completed', 'KEPT upgrade-kept']],
    ['uk-annual-member', 'extend', 2, ['COMPLETED extend-completed', 'KEPT extend-kept']],
  ])('in %s, %s: no path is without an end, and no step without two ways on', async (scenario, flow, count, found) => {
    const { steps, ends } = await walk(scenario, flow)
    expect(steps).toHaveLength(count)
    expect([...ends].sort()).toEqual(found)
    for (const step of steps) expect([step.id, answersTo(step).length >= 2]).toEqual([step.id, true])
  })
})

describe('the graph that is drawn', () => {
  const server = createTestServer()
  const nodeId = (step: Step) => step.id.split('/')[0] ?? ''
  const kinds: Readonly<Record<string, string>> = {
    BaseStep: 'shows',
    MultipleChoiceStep: 'asks to choose',
    BinaryChoiceStep: 'asks to agree',
    COMPLETED: 'ends completed',
    KEPT: 'ends kept',
    REJECTED: 'ends rejected',
  }

  /** Ways on from a step, as the contract answers them from where the node starts. */
  async function waysFrom({ flow, node }: { flow: string; node: FlowNode }): Promise<{ step: Step | undefined; ways: object[] }> {
    const here = () => worldOf(`uk-annual-member&membership=${node.start}`, server)
    const step = (await standing(here(), flow))?.step
    const { primaryActionId, primaryLabel, secondaryActionId, secondaryLabel } = step?.actions ?? {}
    const labels: Readonly<Record<string, string | null | undefined>> = {
      [primaryActionId ?? '']: primaryLabel,
      [secondaryActionId ?? '']: secondaryLabel,
    }
    const answers = step?.actions ? answersTo(step) : []
    const ways = await Promise.all(
      answers.map(async (answer) => ({
        action: answer.actionId,
        label: labels[answer.actionId],
        to: nodeId(await send(here(), flow, answer)),
      })),
    )
    return { step, ways: [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()] }
  }

  test.each(flowGraphs.flatMap(({ flow, nodes }) => nodes.map((node) => ({ flow, id: node.id, node }))))(
    'is how $flow goes at $id, and each of its starts is that step',
    async ({ flow, node }) => {
      const { step, ways } = await waysFrom({ flow, node })
      expect(step && [nodeId(step), kinds[step.result ?? step.__typename], step.header ?? step.title]).toEqual([
        node.id,
        node.kind,
        node.heading,
      ])
      expect(ways).toEqual(node.ways)
    },
  )

  test('has every flow, and no step that no way leads to', () => {
    expect(flowGraphs.map(({ flow }) => flow).sort()).toEqual(['cancel', 'extend', 'upgrade'])
    for (const { nodes } of flowGraphs) {
      const reached = new Set(nodes.flatMap(({ ways }) => ways.map(({ to }) => to)))
      expect(nodes.slice(1).filter(({ id }) => !reached.has(id))).toEqual([])
      expect([...reached].filter((to) => !nodes.some(({ id }) => id === to))).toEqual([])
    }
  })
})

describe('where a shopper stands in a flow', () => {
  const reason = { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['other'], additionalText: 'I am moving' }
  const feedback = { reasonCode1: 'other', reasonFreeText1: 'I am moving' }

  test('is nowhere before it is begun, and at no step that was not reached', async () => {
    const ask = worldOf('uk-annual-member')
    expect(await standing(ask, 'cancel')).toBeNull()
    await send(ask, 'cancel')
    expect(await standing(ask, 'cancel', 'cancel-confirm')).toBeNull()
    expect(await standing(ask, 'cancel', 'no-such-step')).toBeNull()
    expect(await standing(ask, 'extend')).toBeNull()
  })

  test('is at the step that was reached last; a step before it still knows its answer [MFLOW-12, MEMBERSHIP-05]', async () => {
    const ask = worldOf('uk-annual-member')
    await send(ask, 'cancel')
    await send(ask, 'cancel', { ...reason, feedback })
    expect(await standing(ask, 'cancel')).toMatchObject({
      step: { __typename: 'MultipleChoiceStep', id: 'cancel-second-reason' },
      previousStepId: 'cancel-reason',
      selectedOptions: [],
      additionalText: null,
      feedback: { ...feedback, reasonCode2: null, reasonFreeText2: null },
    })
    expect(await standing(ask, 'cancel', 'cancel-reason')).toMatchObject({
      previousStepId: null,
      selectedOptions: ['other'],
      additionalText: 'I am moving',
    })
  })

  test('goes on from the step that is answered again', async () => {
    const ask = worldOf('uk-annual-member')
    await send(ask, 'cancel')
    await send(ask, 'cancel', reason)
    await send(ask, 'cancel', { stepId: 'cancel-second-reason', actionId: 'continue', selectedOptions: ['nothing'] })
    await send(ask, 'cancel', { ...reason, selectedOptions: ['not-used'], additionalText: null })
    expect(await standing(ask, 'cancel')).toMatchObject({ step: { id: 'cancel-second-reason' }, selectedOptions: ['nothing'] })
    expect(await standing(ask, 'cancel', 'cancel-perks')).toBeNull()
  })

  test('is where it was after an answer to a step of a flow that was not begun, or that was not reached, or no longer is', async () => {
    const ask = worldOf('uk-annual-member')
    const confirm = { stepId: 'cancel-confirm', actionId: 'confirm', selectedOptions: ['agreed'] }
    const refused = async () => errorCodeOf(ask('membershipManagementFlow', { ...cms, flow: 'cancel', data: confirm }))
    expect(await refused()).toBe('NOT_FOUND')
    expect(await standing(ask, 'cancel')).toBeNull()
    await send(ask, 'cancel')
    expect(await refused()).toBe('NOT_FOUND')
    expect(await standing(ask, 'cancel')).toMatchObject({ step: { id: 'cancel-reason' } })
    for (const answer of answersThatCancel.slice(0, -1)) await send(ask, 'cancel', answer)
    await send(ask, 'cancel', reason)
    expect(await refused()).toBe('NOT_FOUND')
    expect(await send(ask, 'cancel', answersThatCancel[1])).toMatchObject({ id: 'cancel-perks' })
  })

  test('is its end once it has ended: an answer that is sent twice does nothing twice', async () => {
    const ask = worldOf('uk-annual-member')
    const confirm = { stepId: 'extend-confirm', actionId: 'confirm', selectedOptions: ['agreed'] }
    await send(ask, 'extend')
    await send(ask, 'extend', { stepId: 'extend-offer', actionId: 'continue' })
    const first = await send(ask, 'extend', confirm)
    const termEnd = async () =>
      (await dataOf(ask<{ memberships: { memberships: { billing: { nextPaymentDate: string } }[] } }>('getMemberships'))).memberships
        .memberships[0]?.billing.nextPaymentDate
    const extended = await termEnd()
    expect(first).toMatchObject({ isRepeated: false })
    const repeated = { ...first, isRepeated: true }
    expect(await send(ask, 'extend', confirm)).toEqual(repeated)
    expect(await send(ask, 'extend', { stepId: 'extend-offer', actionId: 'keep' })).toEqual(repeated)
    expect(await termEnd()).toBe(extended)
    expect(await standing(ask, 'extend', 'extend-offer')).toMatchObject({ step: repeated })
    // Begun anew, it is another extension.
    expect(await send(ask, 'extend')).toMatchObject({ id: 'extend-offer' })
  })

  test('is nobody else’s', async () => {
    const server = createTestServer()
    await send(worldOf('uk-annual-member', server), 'cancel')
    expect(await standing(worldOf('uk-plus-member', server), 'cancel')).toBeNull()
  })

  test('is lost when the term ends meanwhile: the answer says that it is not possible now', async () => {
    const ask = worldOf('uk-monthly-member&clock=+20d')
    expect(await send(ask, 'cancel', reason)).toMatchObject({ result: 'REJECTED' })
    expect(await standing(ask, 'cancel')).toMatchObject({ step: { result: 'REJECTED' } })
  })
})

describe('what is said of a membership', () => {
  type Management = { header: string; footer: string | null; blocks: { label: string; value: string }[] }
  async function told(selection: string): Promise<Management | undefined> {
    const { myMembershipManagement } = await dataOf(
      worldOf(selection)<{ myMembershipManagement: { membershipManagement: Management } | null }>('getMyMembershipManagement', cms),
    )
    return myMembershipManagement?.membershipManagement
  }
  const reactivated = async (ask: AskContract): Promise<object | null> => {
    const input = { paymentToken: 'test-approved', onCompletion: 'reactivate' }
    return (await dataOf(ask<{ updatePaymentDetails: { reactivated: object | null } }>('updatePaymentDetails', { input })))
      .updatePaymentDetails.reactivated
  }
  const held = (membership: string, store = 'en-GB') => told(`store=${store}&shopper=annual-member&membership=${membership}`)

  test.each([
    ['plus', { Status: 'Active', Fee: '£59.00 a year', 'Next payment': '14 August 2026', 'Days left in this term': '165 days' }],
    ['monthly', { Fee: '£6.00 a month', 'Next payment': '13 March 2026', 'Spending at the Member’s Price': 'Up to £100.00 a month' }],
    [
      'trial-14',
      {
        Status: 'Free trial',
        Fee: 'Free',
        'After that': 'Monthly Membership, £6.00 a month',
        'First payment': '12 March 2026',
        'Days left of your trial': '10 days',
      },
    ],
    ['trial-30', { Status: 'Free trial', 'After that': 'Annual Membership, £49.00 a year', 'First payment': '22 March 2026' }],
    ['trial-60-to-monthly', { 'After that': 'Monthly Membership, £6.00 a month', 'First payment': '11 April 2026' }],
    [
      'trial-3-months',
      {
        'After that': 'Annual Membership, £49.00 a year',
        'First payment': '1 May 2026',
        'Spending at the Member’s Price': 'Up to £150.00 in all',
      },
    ],
    ['three-months', { Status: 'Active', Fee: '£12.00', 'After that': 'Annual Membership, £49.00 a year', 'Next payment': '1 May 2026' }],
    ['gift', { Status: 'Active', Fee: 'None: it was a gift', 'Runs until': '1 January 2027', 'Days left': '305 days' }],
    ['staff', { Status: 'Active', Fee: 'None: it comes with your job' }],
    ['plus-cancelled', { Status: 'Cancelled', 'Runs until': '22 March 2026', 'Days left': '20 days' }],
    ['lapsed', { Status: 'Ended', 'Ended on': '18 October 2025' }],
  ])('%s', async (membership, facts) => {
    const said = Object.fromEntries((await held(membership))?.blocks.map(({ label, value }) => [label, value]) ?? [])
    expect(said).toMatchObject(facts)
  })

  test.each([
    ['trial-14', 'Unless you cancel before **12 March 2026**, your trial becomes the Monthly Membership at £6.00 a month.'],
    ['gift', 'It does not renew, and nothing will be charged.'],
    ['plus-cancelled', 'Nothing more will be charged.'],
    ['lapsed', '[Join again](/join) whenever you like.'],
  ])('and of what happens next: %s', async (membership, words) => {
    expect((await held(membership))?.footer).toContain(words)
  })

  test('a renewal that failed is told with the day until which it can be made good', async () => {
    const failed = await told('uk-renewal-failed')
    expect(failed?.blocks.map(({ label, value }) => [label, value])).toEqual(
      expect.arrayContaining([
        ['Status', 'Renewal failed'],
        ['Renew by', '23 March 2026'],
        ['Days left to renew', '21 days'],
      ]),
    )
    expect(failed?.footer).toContain('by **23 March 2026**')
  })

  test.each([
    ['gift', 306],
    ['partner-gift', 306],
    ['staff', 366],
  ])('%s that is over after %i days has ended: no payment failed, and there is nothing to renew', async (membership, days) => {
    const selection = `store=en-GB&shopper=annual-member&membership=${membership}&clock=+${days}d`
    const over = await told(selection)
    expect(over?.blocks.find(({ label }) => label === 'Status')?.value).toBe('Ended')
    expect(over?.footer).toContain('Your membership has ended.')
    const ask = worldOf(selection)
    expect(await dataOf(ask<{ gracePeriodEntitlement: object | null }>('getGracePeriodEntitlement'))).toEqual({
      gracePeriodEntitlement: null,
    })
    expect(await reactivated(ask)).toBeNull()
  })

  test('a trial that could not be charged renews as the plan that it becomes, at its fee', async () => {
    const ask = worldOf('store=en-GB&shopper=annual-member&membership=trial-14&clock=+11d')
    expect(await reactivated(ask)).toMatchObject({ sku: 'MBR-MONTHLY-UK', billing: { centAmount: 600 } })
    const { memberships } = await dataOf(ask<{ memberships: { memberships: { sku: string; status: string }[] } }>('getMemberships'))
    expect(memberships.memberships.map(({ sku, status }) => [sku, status])).toEqual([
      ['MBR-MONTHLY-UK', 'active'],
      ['MBR-FREE-TRIAL-UK', 'expired'],
    ])
    const { membershipSavings } = await dataOf(ask<{ membershipSavings: { cost: { raw: number } } }>('getMembershipSavings'))
    expect(membershipSavings.cost.raw).toBe(600)
  })

  test('a trial that was cancelled and still runs goes on as the trial', async () => {
    const ask = worldOf('store=en-GB&shopper=annual-member&membership=trial-14')
    await send(ask, 'cancel')
    for (const answer of answersThatCancel) await send(ask, 'cancel', answer)
    expect(await reactivated(ask)).toMatchObject({ sku: 'MBR-FREE-TRIAL-UK', status: 'active' })
  })

  test('days are those of the store, over summer time', async () => {
    const days = async (clock: string) =>
      (await told(`store=en-GB&shopper=plus-member&clock=${clock}`))?.blocks.find(({ label }) => label.startsWith('Days'))?.value
    expect(await days('+0d')).toBe('20 days')
    expect(await days('+19d')).toBe('1 day')
    expect(await days('+20d')).toBe('It ends today')
  })

  test('three paid months renew by the year [MEMBERSHIP-13]', async () => {
    const { memberships } = await dataOf(
      worldOf('membership-three-months')<{ memberships: { memberships: { billing: object }[] } }>('getMemberships'),
    )
    expect(memberships.memberships[0]?.billing).toMatchObject({ centAmount: 4900, billingPeriod: 'YEAR' })
  })
})

describe('what a membership saved', () => {
  type Sum = { raw: number }
  type Savings = {
    months: { month: string; products: Sum; benefits: Sum; total: Sum }[]
    products: Sum
    benefits: Sum
    total: Sum
    cost: Sum
    difference: Sum
    isPaidBack: boolean
  }
  type Entitled = { entitlements: { benefitsSavings: { totalBenefitsSavings: number }; productSavings: { totalProductsSavings: number } } }
  const savings = async (ask: AskContract) => (await dataOf(ask<{ membershipSavings: Savings }>('getMembershipSavings'))).membershipSavings

  test.each(['uk-plus-member', 'us-plus-member', 'uk-annual-member', 'us-monthly-member'])(
    'in %s is twelve months that add up to what the entitlements say [SCOPE-25]',
    async (scenario) => {
      const ask = worldOf(scenario)
      const { months, products, benefits, total, cost, difference, isPaidBack } = await savings(ask)
      expect(months.map(({ month }) => month)).toEqual([
        ...Array.from({ length: 9 }, (_, at) => `2025-${String(at + 4).padStart(2, '0')}`),
        '2026-01',
        '2026-02',
        '2026-03',
      ])
      const sum = (of: 'products' | 'benefits' | 'total') => months.reduce((sofar, month) => sofar + month[of].raw, 0)
      expect([sum('products'), sum('benefits'), sum('total')]).toEqual([products.raw, benefits.raw, total.raw])
      const { entitlements } = await dataOf(ask<Entitled>('entitlements'))
      expect(products.raw).toBe(entitlements.productSavings.totalProductsSavings)
      expect(benefits.raw).toBe(entitlements.benefitsSavings.totalBenefitsSavings)
      expect(difference.raw).toBe(Math.abs(total.raw - cost.raw))
      expect(isPaidBack).toBe(total.raw >= cost.raw)
    },
  )

  test.each([
    ['uk-annual-member', 4900],
    ['uk-plus-member', 0],
    ['uk-trial-member', 0],
    ['uk-staff-member', 0],
    ['uk-non-member', 0],
  ])('in %s is set against what was charged: %i', async (scenario, cost) => {
    expect((await savings(worldOf(scenario))).cost.raw).toBe(cost)
  })
})
