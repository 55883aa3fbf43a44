import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, errorCodeOf, scenarioStart, worldOf } from '../ask.ts'

const cms = { branchName: 'master', preview: false }
const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number): string => new Date(scenarioStart + days * DAY).toISOString()

type Actions = {
  primaryActionId: string | null
  primaryLabel: string | null
  secondaryActionId: string | null
  secondaryLabel: string | null
}
type Block = {
  __typename: string
  id?: string
  label?: string | null
  value?: string
  style?: string
  src?: string
  component?: string
  data?: Record<string, unknown>
}
type Step = {
  __typename: string
  id: string
  header?: string
  isAbortable?: boolean
  metadata?: { key: string; value: string }[]
  contentBlocks?: Block[]
  actions?: Actions
  checkOption?: { key: string; label: string; isRequired: boolean }
  optionBlocks?: {
    id: string
    key: string
    label: string
    additionalTextMode: string
    additionalTextAttributes: { maxLength: number } | null
  }[]
  result?: string
  title?: string
  body?: string
  tracking?: { event: string; properties: Record<string, unknown> } | null
}
type Answered = {
  stepId: string
  actionId: string
  selectedOptions?: string[]
  additionalText?: string
  feedback?: object
  upgrade?: object
}

function flow(ask: AskContract, name: string, data: Answered | null = null) {
  return ask<{ membershipManagementFlow: Step }>('membershipManagementFlow', { ...cms, flow: name, data })
}

async function step(ask: AskContract, name: string, data: Answered | null = null): Promise<Step> {
  return (await dataOf(flow(ask, name, data))).membershipManagementFlow
}

/** What leads through each flow, a step at a time. */
const ways: Readonly<Record<string, readonly Answered[]>> = {
  cancel: [
    { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['not-used'] },
    { stepId: 'cancel-second-reason', actionId: 'continue', selectedOptions: ['nothing'] },
    { stepId: 'cancel-perks', actionId: 'continue' },
    { stepId: 'cancel-gift', actionId: 'continue' },
  ],
  upgrade: [],
}

/** Begins a flow and goes on until a step of it is reached, or to the last question. */
async function reach(ask: AskContract, name: string, stepId: string): Promise<void> {
  let { id } = await step(ask, name)
  for (const answer of ways[name] ?? []) if (id !== stepId) ({ id } = await step(ask, name, answer))
}

/** The answer to a step that is reached first. */
async function stepFrom(ask: AskContract, name: string, data: Answered): Promise<Step> {
  await reach(ask, name, data.stepId)
  return step(ask, name, data)
}

type Listed<Item> = { memberships: { memberships: Item[]; pagination: object } }

const statusOf = async (ask: AskContract) =>
  (await dataOf(ask<Listed<{ status: string; sku: string; dateCancelled: string | null }>>('getMemberships'))).memberships.memberships

const feedback = { reasonCode1: 'other', reasonFreeText1: 'I am moving', reasonCode2: 'nothing', reasonFreeText2: null }

describe('the memberships of an account', () => {
  test('carry everything that billing needs [MEMBERSHIP-01]', async () => {
    const { memberships } = await dataOf(worldOf('us-monthly-member')<Listed<object>>('getMemberships'))
    expect(memberships.pagination).toMatchObject({ currentPage: 1, perPage: 10, total: 1 })
    expect(memberships.memberships).toEqual([
      expect.objectContaining({
        id: 'subscription-us-monthly-member-1',
        sku: 'MBR-MONTHLY-300-US',
        name: 'Monthly Membership 300',
        status: 'active',
        dateStarted: inDays(-170),
        dateUpdated: inDays(-170),
        dateCancelled: null,
        billing: expect.objectContaining({
          centAmount: 1200,
          currency: 'USD',
          billingPeriod: 'MONTH',
          frequency: 1,
          nextPaymentDate: inDays(9),
        }),
      }),
    ])
  })

  test('of a trial name what it becomes, of staff nothing to pay, and of an ended one no next payment', async () => {
    type Billed = Listed<{
      status: string
      billing: { centAmount: number; billingPeriod: string | null; frequency: number; nextPaymentDate: string | null }
    }>
    const billing = async (scenario: string) => (await dataOf(worldOf(scenario)<Billed>('getMemberships'))).memberships.memberships[0]
    expect(await billing('uk-trial-member')).toMatchObject({
      billing: { centAmount: 4900, billingPeriod: 'YEAR', nextPaymentDate: inDays(40) },
    })
    expect(await billing('uk-staff-member')).toMatchObject({
      billing: { centAmount: 0, billingPeriod: null, frequency: 0, nextPaymentDate: null },
    })
    expect(await billing('uk-lapsed-member')).toMatchObject({ status: 'expired', billing: { nextPaymentDate: null } })
    expect(await billing('uk-plus-cancelled')).toMatchObject({ status: 'cancelled', billing: { nextPaymentDate: null } })
  })

  test('need a logged-in shopper', async () => {
    const ask = worldOf('uk-guest')
    expect(await errorCodeOf(ask('getMemberships'))).toBe('UNAUTHENTICATED')
    expect(await errorCodeOf(ask('getMyMembershipManagement', cms))).toBe('UNAUTHENTICATED')
    expect(await errorCodeOf(flow(ask, 'cancel'))).toBe('UNAUTHENTICATED')
  })
})

describe('the management record', () => {
  type Record = {
    id: string
    header: string
    flows: string[]
    membershipManagement: {
      id: string
      header: string
      footer: string | null
      actions: Actions
      blocks: { id: string; label: string; value: string }[]
    }
  }
  const record = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<{ myMembershipManagement: Record | null }>('getMyMembershipManagement', cms))).myMembershipManagement

  test('carries the membership, its blocks and two actions [OP-MEM-03, MFLOW-01]', async () => {
    const found = await record('uk-annual-member')
    expect(found).toMatchObject({ header: 'Your membership', flows: ['upgrade', 'extend', 'cancel'] })
    expect(found?.membershipManagement).toMatchObject({
      header: 'Annual Membership',
      footer: null,
      actions: { primaryActionId: 'upgrade', primaryLabel: 'Upgrade', secondaryActionId: 'cancel', secondaryLabel: 'Cancel membership' },
    })
    expect(found?.membershipManagement.blocks.map(({ label, value }) => [label, value])).toEqual([
      ['Status', 'Active'],
      ['Member since', '6 January 2025'],
      ['Fee', '£49.00 a year'],
      ['Next payment', '6 January 2027'],
      ['Days left in this term', '310 days'],
    ])
  })

  test.each([
    ['uk-plus-member', ['extend', 'cancel']],
    ['uk-monthly-member', ['upgrade', 'cancel']],
    ['uk-trial-member', ['upgrade', 'cancel']],
    ['uk-staff-member', []],
    ['uk-lapsed-member', []],
    ['uk-plus-cancelled', []],
  ] as const)('opens in %s the flows that its membership allows', async (scenario, flows) => {
    expect((await record(scenario))?.flows).toEqual(flows)
  })

  test('is null for who never was a member', async () => {
    expect(await record('uk-non-member')).toBeNull()
  })
})

describe('cancelling', () => {
  test('asks why, what would have helped, shows what is lost and a gift, and asks once more [OP-MEM-02]', async () => {
    const ask = worldOf('uk-annual-member')
    const kinds: [string, string][] = []
    const take = async (data: Answered | null) => {
      const taken = await step(ask, 'cancel', data)
      const { __typename: kind, id } = taken
      kinds.push([kind, id])
      return taken
    }
    await take(null)
    await take({ stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['other'], additionalText: 'I am moving' })
    await take({ stepId: 'cancel-second-reason', actionId: 'continue', selectedOptions: ['nothing'], feedback })
    await take({ stepId: 'cancel-perks', actionId: 'continue', feedback })
    await take({ stepId: 'cancel-gift', actionId: 'continue', feedback })
    const end = await take({ stepId: 'cancel-confirm', actionId: 'confirm', selectedOptions: ['agreed'], feedback })
    expect(kinds).toEqual([
      ['MultipleChoiceStep', 'cancel-reason'],
      ['MultipleChoiceStep', 'cancel-second-reason'],
      ['BaseStep', 'cancel-perks'],
      ['BaseStep', 'cancel-gift'],
      ['BinaryChoiceStep', 'cancel-confirm'],
      ['ResultStep', 'cancel-completed'],
    ])
    expect(end).toMatchObject({ result: 'COMPLETED', tracking: { event: 'Membership Cancelled' } })
    expect(await statusOf(ask)).toEqual([expect.objectContaining({ status: 'cancelled', dateCancelled: inDays(0) })])
  })

  test('changes nothing before it is confirmed', async () => {
    const ask = worldOf('uk-annual-member')
    await stepFrom(ask, 'cancel', { stepId: 'cancel-gift', actionId: 'continue' })
    expect((await statusOf(ask))[0]?.status).toBe('active')
  })

  test('gives each step its header, metadata, blocks, actions and tracking, and lets all but the last be left [MFLOW-02]', async () => {
    const ask = worldOf('uk-annual-member')
    const first = await step(ask, 'cancel')
    expect(first).toMatchObject({
      header: 'Why would you like to cancel?',
      isAbortable: true,
      metadata: [expect.objectContaining({ key: 'flow', value: 'cancel' }), expect.objectContaining({ key: 'feedback', value: '1' })],
      contentBlocks: [],
    })
    expect(first.actions).toMatchObject({
      primaryActionId: 'continue',
      primaryLabel: 'Continue',
      secondaryActionId: 'keep',
      secondaryLabel: 'Keep my membership',
    })
    expect(first.tracking).toMatchObject({ event: 'Page Element Viewed', properties: { flow: 'cancel', step: 'cancel-reason' } })
    expect(
      await step(worldOf('uk-annual-member&membership=cancel-at-gift'), 'cancel', { stepId: 'cancel-gift', actionId: 'continue' }),
    ).toMatchObject({
      id: 'cancel-confirm',
      isAbortable: false,
    })
  })

  test('shows words, a picture and what speaks for and against [MFLOW-03, MFLOW-04, MFLOW-05, MFLOW-06]', async () => {
    const perks = await stepFrom(worldOf('uk-annual-member'), 'cancel', {
      stepId: 'cancel-second-reason',
      actionId: 'continue',
      selectedOptions: ['pause'],
    })
    const [words, picture, list] = perks.contentBlocks ?? []
    expect(words).toMatchObject({
      __typename: 'MarkdownBlock',
      id: 'cancel-perks-lead',
      label: null,
      style: 'lead',
      value: expect.stringContaining('Before you go'),
    })
    expect(picture).toMatchObject({
      __typename: 'ImageBlock',
      src: expect.stringMatching(/^\/images\/catalogue\/.+-720\.webp$/),
      altText: '',
    })
    expect(list).toMatchObject({
      __typename: 'CustomComponentBlock',
      component: 'pros-cons-list',
      data: { __typename: 'ProsConsList', heading: expect.any(String) },
    })
    expect(list?.data?.pros).toHaveLength(3)
    expect(list?.data?.cons).toHaveLength(3)
  })

  test.each([
    ['plus', 'A gift on every anniversary', 'No anniversary gift'],
    ['annual', 'Three samples with larger orders', 'The Typical Price from the next term on'],
    ['three-months', 'Three samples with larger orders', 'The Typical Price from the next term on'],
    ['monthly', 'Three samples with larger orders', 'The Typical Price from the next month on'],
    ['trial-14', 'Three samples with larger orders', 'A trial cannot be had twice'],
    ['trial-60-to-monthly', 'Samples and gifts when your trial becomes a membership', 'No samples and gifts later on'],
  ])('names what %s has and would lose, and nothing that only others have', async (membership, pro, con) => {
    const ask = worldOf(`uk-annual-member&membership=${membership}`)
    const { contentBlocks } = await stepFrom(ask, 'cancel', {
      stepId: 'cancel-second-reason',
      actionId: 'continue',
      selectedOptions: ['pause'],
    })
    const { pros, cons } = contentBlocks?.find(({ component }) => component === 'pros-cons-list')?.data ?? {}
    expect(pros).toContain(pro)
    expect(cons).toContain(con)
    const isOfAnniversaries = /anniversary/.test(JSON.stringify([pros, cons]))
    const isOfTrials = /trial/.test(JSON.stringify([pros, cons]))
    expect([isOfAnniversaries, isOfTrials]).toEqual([membership === 'plus', membership.startsWith('trial')])
  })

  test('offers a gift with its product for a year, and in a word for a month [MFLOW-07, MFLOW-08]', async () => {
    const gift = async (scenario: string) =>
      (await stepFrom(worldOf(scenario), 'cancel', { stepId: 'cancel-perks', actionId: 'continue' })).contentBlocks?.[0]?.data
    expect(await gift('uk-plus-member')).toMatchObject({
      __typename: 'FreeGiftOffer',
      heading: 'Stay, and this is yours',
      imageUrl: expect.stringContaining('/images/'),
      imageAlt: expect.any(String),
      franchiseName: 'Ottilie',
      productName: 'Cloudberry Night Lip Mask',
      rating: expect.any(Number),
      ratingCount: expect.any(Number),
      subText: expect.any(String),
    })
    expect(await gift('uk-monthly-member')).toEqual({
      __typename: 'FreeGiftOfferCard',
      heading: 'Stay, and this is yours',
      subText: 'Full size, free with your next order.',
    })
  })

  test('says of each reason whether words may be added, and asks for a tick at the end [MFLOW-09, MFLOW-10]', async () => {
    const ask = worldOf('uk-annual-member')
    const { optionBlocks } = await step(ask, 'cancel')
    expect(optionBlocks?.map(({ key, additionalTextMode }) => [key, additionalTextMode])).toEqual([
      ['too-expensive', 'NONE'],
      ['not-used', 'NONE'],
      ['not-found', 'OPTIONAL'],
      ['service', 'OPTIONAL'],
      ['other', 'REQUIRED'],
    ])
    expect(optionBlocks?.map(({ additionalTextAttributes }) => additionalTextAttributes !== null)).toEqual([false, false, true, true, true])
    const atGift = worldOf('uk-annual-member&membership=cancel-at-gift')
    const { checkOption } = await step(atGift, 'cancel', { stepId: 'cancel-gift', actionId: 'continue' })
    expect(checkOption).toMatchObject({
      key: 'agreed',
      isRequired: true,
      label: 'I understand that the Member’s Price ends on 6 January 2027.',
    })
  })

  test.each([
    ['cancel-reason', 'keep', 'cancel-kept'],
    ['cancel-perks', 'keep', 'cancel-kept'],
    ['cancel-gift', 'accept', 'cancel-gift-accepted'],
    ['cancel-confirm', 'keep', 'cancel-kept'],
  ])('ends at %s with %s in a result, and the membership stays [MFLOW-11]', async (stepId, actionId, id) => {
    const ask = worldOf('uk-annual-member')
    expect(await stepFrom(ask, 'cancel', { stepId, actionId })).toMatchObject({
      __typename: 'ResultStep',
      id,
      result: 'KEPT',
      title: expect.any(String),
      body: expect.any(String),
    })
    expect((await statusOf(ask))[0]?.status).toBe('active')
  })

  test.each([
    ['another step', { stepId: 'no-such-step', actionId: 'continue' }, 'NOT_FOUND'],
    ['another action', { stepId: 'cancel-perks', actionId: 'confirm' }, 'NOT_FOUND'],
    ['no option', { stepId: 'cancel-reason', actionId: 'continue' }],
    ['two options', { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['not-used', 'service'] }],
    ['an unknown option', { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['because'] }],
    ['no words where they are asked for', { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['other'] }],
    [
      'words where none can be added',
      { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['not-used'], additionalText: 'So' },
    ],
    ['too many words', { stepId: 'cancel-reason', actionId: 'continue', selectedOptions: ['other'], additionalText: 'x'.repeat(501) }],
    ['no tick', { stepId: 'cancel-confirm', actionId: 'confirm' }],
  ])('refuses %s', async (_what, data, code = 'BAD_USER_INPUT') => {
    const ask = worldOf('uk-annual-member')
    await reach(ask, 'cancel', data.stepId)
    expect(await errorCodeOf(flow(ask, 'cancel', data))).toBe(code)
    expect((await statusOf(ask))[0]?.status).toBe('active')
  })

  test('refuses a flow that nobody knows', async () => {
    expect(await errorCodeOf(flow(worldOf('uk-annual-member'), 'pause'))).toBe('BAD_USER_INPUT')
  })

  test.each(['uk-staff-member', 'uk-lapsed-member', 'uk-plus-cancelled', 'uk-non-member', 'membership-gift', 'membership-partner-gift'])(
    'ends at once in %s',
    async (scenario) => {
      expect(await step(worldOf(scenario), 'cancel')).toMatchObject({ __typename: 'ResultStep', result: 'REJECTED' })
    },
  )

  test('can be taken back while the term runs, by paying anew', async () => {
    const ask = worldOf('uk-plus-cancelled')
    const input = { paymentToken: 'test-approved', onCompletion: 'reactivate' }
    await dataOf(ask('updatePaymentDetails', { input }))
    expect(await statusOf(ask)).toEqual([expect.objectContaining({ status: 'active', dateCancelled: null })])
  })
})

describe('upgrading', () => {
  test('to a chosen plan ends the old membership and begins the new one [MEMBERSHIP-06]', async () => {
    const ask = worldOf('us-monthly-member')
    const choice = await step(ask, 'upgrade')
    expect(choice.optionBlocks?.map(({ key }) => key)).toEqual(['MBR-ANNUAL-LIMITLESS-US', 'MBR-PLUS-US'])
    const confirm = await step(ask, 'upgrade', { stepId: choice.id, actionId: 'continue', selectedOptions: ['MBR-PLUS-US'] })
    expect(confirm).toMatchObject({
      __typename: 'BinaryChoiceStep',
      id: 'upgrade-confirm/MBR-PLUS-US',
      metadata: expect.arrayContaining([expect.objectContaining({ key: 'sku', value: 'MBR-PLUS-US' })]),
    })
    const upgrade = { priorActiveSku: 'MBR-MONTHLY-300-US', flow: 'upgrade' }
    const end = await step(ask, 'upgrade', { stepId: confirm.id, actionId: 'confirm', selectedOptions: ['agreed'], upgrade })
    expect(end).toMatchObject({
      result: 'COMPLETED',
      tracking: { event: 'Membership Upgraded', properties: { ...upgrade, sku: 'MBR-PLUS-US' } },
    })
    expect((await statusOf(ask)).map(({ sku }) => sku)).toEqual(['MBR-PLUS-US', 'MBR-MONTHLY-300-US'])
    expect((await dataOf(ask<{ me: { membership: { name: string } } }>('getShopper'))).me.membership.name).toBe('Ottilie Plus')
  })

  test.each([
    ['uk-annual-member', 'MBR-PLUS-UK', 'Charge £17.38 today, and then £59.00 a year until I cancel.'],
    ['us-monthly-member', 'MBR-PLUS-US', 'Charge $55.14 today, and then $59.00 a year until I cancel.'],
    ['uk-trial-member', 'MBR-PLUS-UK', 'Charge £59.00 a year, from today until I cancel.'],
  ])('of %s takes off what was paid and not used, and counts it as not charged', async (scenario, sku, label) => {
    const ask = worldOf(scenario)
    await step(ask, 'upgrade')
    const costOf = async () =>
      (await dataOf(ask<{ membershipSavings: { cost: { raw: number } } }>('getMembershipSavings'))).membershipSavings.cost.raw
    const before = await costOf()
    const confirm = await step(ask, 'upgrade', { stepId: 'upgrade-choose', actionId: 'continue', selectedOptions: [sku] })
    expect(confirm.checkOption?.label).toBe(label)
    await step(ask, 'upgrade', { stepId: confirm.id, actionId: 'confirm', selectedOptions: ['agreed'] })
    expect((await costOf()) - before).toBe(Math.round(Number(/[£$]([\d.]+)/.exec(label)?.[1]) * 100))
  })

  test('goes from a year to Plus alone, and from Plus nowhere', async () => {
    expect((await step(worldOf('uk-annual-member'), 'upgrade')).optionBlocks?.map(({ key }) => key)).toEqual(['MBR-PLUS-UK'])
    expect(await step(worldOf('uk-plus-member'), 'upgrade')).toMatchObject({ result: 'REJECTED' })
  })

  test('can be left, and refuses a plan that is not offered', async () => {
    expect(await stepFrom(worldOf('uk-annual-member'), 'upgrade', { stepId: 'upgrade-choose', actionId: 'keep' })).toMatchObject({
      result: 'KEPT',
    })
    expect(
      await errorCodeOf(
        flow(worldOf('uk-annual-member'), 'upgrade', {
          stepId: 'upgrade-confirm/MBR-MONTHLY-UK',
          actionId: 'confirm',
          selectedOptions: ['agreed'],
        }),
      ),
    ).toBe('NOT_FOUND')
  })
})

describe('extending', () => {
  test('adds a term to the one that runs', async () => {
    const ask = worldOf('uk-plus-member')
    const offer = await step(ask, 'extend')
    expect(offer).toMatchObject({ __typename: 'BaseStep', id: 'extend-offer' })
    const confirm = await step(ask, 'extend', { stepId: offer.id, actionId: 'continue' })
    const end = await step(ask, 'extend', { stepId: confirm.id, actionId: 'confirm', selectedOptions: ['agreed'] })
    expect(end).toMatchObject({ result: 'COMPLETED', tracking: { event: 'Membership Extended', properties: { sku: 'MBR-PLUS-UK' } } })
    const { memberships } = await dataOf(ask<Listed<{ billing: { nextPaymentDate: string } }>>('getMemberships'))
    expect(memberships.memberships[0]?.billing.nextPaymentDate).toBe(inDays(20 + 365))
  })

  test('is not open to a month, a trial or staff', async () => {
    for (const scenario of ['uk-monthly-member', 'uk-trial-member', 'uk-staff-member'])
      expect(await step(worldOf(scenario), 'extend')).toMatchObject({ result: 'REJECTED' })
  })
})
