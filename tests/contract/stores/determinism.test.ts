import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'
import { storeKinds, twoInstances } from './servers.ts'
import { anyStep, buyable, doSteps, keptOf, type Step, type WorldAddress } from './steps.ts'

const selection = 'uk-plus-member&basket=one-item'
const place: WorldAddress = { scenario: 'uk-annual-member', world: 'same' }
const steps = fc.array(anyStep, { minLength: 6, maxLength: 12 })
const addItems = (code: string): Step[] => [
  { operation: 'applyDiscountCode', variables: { code } },
  { operation: 'getBasket', variables: {} },
]

async function fileOf(server: TestServer, { scenario, world }: WorldAddress): Promise<unknown> {
  const { id } = await server.sessions.open(scenario, world)
  // As transferred: text.
  return JSON.parse(JSON.stringify(await server.sessions.exportFile(id)))
}

describe.each(storeKinds)('with worlds in %s', (kind) => {
  test('the same selection and the same steps are answered byte for byte alike', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const [one] = await twoInstances(kind)
        const [other] = await twoInstances(kind)
        expect(await doSteps([one], taken, place)).toEqual(await doSteps([other], taken, { ...place, world: 'elsewhere' }))
      }),
      { numRuns: shareOf(6), endOnFailure: true },
    )
  })

  test('a session that is handed on as a file in the middle goes on byte for byte alike', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        const [home] = await twoInstances(kind)
        const [away] = await twoInstances(kind)
        await doSteps([home], before, place)
        const { session } = await away.sessions.importFile({ file: await fileOf(home, place), world: 'handed-on', mode: 'restore' })
        expect(session.selection).toBe(place.scenario)
        const there = { ...place, world: 'handed-on' }
        expect(await doSteps([away], after, there)).toEqual(await doSteps([home], after, place))
        expect(await keptOf(away, there)).toEqual(await keptOf(home, place))
      }),
      { numRuns: shareOf(6), endOnFailure: true },
    )
  })

  test('a session that is played again from its journal ends alike', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const [home] = await twoInstances(kind)
        await doSteps([home], taken, place)
        const { replay } = await createTestServer().sessions.importFile({ file: await fileOf(home, place), mode: 'replay' })
        expect(replay).toMatchObject({ equal: true, played: taken.length, difference: null, events: { equal: true } })
      }),
      { numRuns: shareOf(6), endOnFailure: true },
    )
  })
})

describe('a file that is put back', () => {
  test('brings what was counted and what was asked', async () => {
    const server = createTestServer()
    const { id } = await server.sessions.open(place.scenario, place.world)
    await server.sessions.setFaults(id, ['getBasket;status=503;nth=3'])
    const look: Step = { operation: 'getBasket', variables: {} }
    const statuses = (answers: string[]): string[] => answers.map((answer) => answer.slice(0, 3))
    expect(statuses(await doSteps([server], [look, look], place))).toEqual(['200', '200'])
    const elsewhere = createTestServer()
    const { session } = await elsewhere.sessions.importFile({ file: await fileOf(server, place), mode: 'restore' })
    expect(await elsewhere.journal.read(session.key)).toEqual(await server.journal.read(session.key))
    expect(statuses(await doSteps([elsewhere], [look, look], place))).toEqual(['503', '200'])
  })

  test('lets a clock that runs go on from where it was', async () => {
    let now = 1_000_000
    const server = createTestServer({ now: () => now })
    const running = { scenario: 'uk-guest&clock=running', world: 'timed' }
    const { now: start } = await server.sessions.open(running.scenario, running.world)
    now += 5000
    const file = await fileOf(server, running)
    let later = 9_000_000
    const elsewhere = createTestServer({ now: () => later })
    const { session } = await elsewhere.sessions.importFile({ file, mode: 'restore' })
    expect(session.now - start).toBe(5000)
    later += 700
    expect((await elsewhere.sessions.inspect(session.id)).now - start).toBe(5700)
  })
})

describe('a replay', () => {
  test('asks each thing at its instant', async () => {
    const server = createTestServer()
    const { id } = await server.sessions.open(place.scenario, place.world)
    for (const sku of buyable.slice(0, 2)) {
      await server.sessions.setClock(id, { kind: 'frozen', by: 3 * 86_400_000 })
      await doSteps([server], [{ operation: 'addWishlistItemBySKU', variables: { sku } }], place)
    }
    const { replay } = await createTestServer().sessions.importFile({ file: await fileOf(server, place), mode: 'replay' })
    expect(replay).toMatchObject({ equal: true, played: 2, difference: null, events: { equal: true } })
  })

  test('says what came out otherwise first', async () => {
    const server = createTestServer()
    await doSteps([server], addItems('GLOW10'), place)
    const file = (await fileOf(server, place)) as { journal: { variables: { code?: string }; status: number }[] }
    const changed = file.journal.map((entry, at) => (at === 0 ? { ...entry, variables: { code: 'TREAT5' } } : entry))
    const { replay } = await server.sessions.importFile({ file: { ...file, journal: changed }, world: 'other', mode: 'replay' })
    expect(replay).toMatchObject({ equal: false, played: 2 })
    expect(replay?.difference).toContain('baskets.en-GB.codes.0: was "GLOW10", is "TREAT5"')
    const refused = file.journal.map((entry) => ({ ...entry, status: 503 }))
    const second = await server.sessions.importFile({ file: { ...file, journal: refused }, world: 'other', mode: 'replay' })
    expect(second.replay?.difference).toBe('request 1, applyDiscountCode: was answered with status 503, is answered with 200')
  })

  test('lets everything go wrong again that went wrong, and nothing else', async () => {
    const server = createTestServer()
    const { id } = await server.sessions.open(place.scenario, place.world)
    await server.sessions.setFaults(id, ['applyDiscountCode;status=503;nth=2'])
    const taken = ['GLOW10', 'TREAT5', 'SHIPFREE'].flatMap(addItems)
    await doSteps([server], taken, place)
    const { replay } = await createTestServer().sessions.importFile({ file: await fileOf(server, place), mode: 'replay' })
    expect(replay).toMatchObject({ equal: true, played: 6, difference: null, events: { equal: true } })
  })

  test('leaves out what its selection would let go wrong and somebody took away', async () => {
    const server = createTestServer()
    const faulty = { scenario: `${place.scenario}&fault=applyDiscountCode;status=503`, world: 'mended' }
    const { id } = await server.sessions.open(faulty.scenario, faulty.world)
    await server.sessions.setFaults(id, [])
    await doSteps([server], addItems('GLOW10'), faulty)
    const file = JSON.parse(JSON.stringify(await server.sessions.exportFile(id))) as object
    const { session, replay } = await createTestServer().sessions.importFile({ file, mode: 'replay' })
    expect(replay).toMatchObject({ equal: true, played: 2, difference: null, events: { equal: true } })
    expect(session.faults).toEqual([])
  })

  test('of a composition opens that composition', async () => {
    const server = createTestServer()
    const { selection: canonical } = await server.sessions.open(selection, 'composed')
    await doSteps([server], addItems('GLOW10'), { scenario: selection, world: 'composed' })
    const { session, replay } = await createTestServer().sessions.importFile({
      file: await fileOf(server, { scenario: selection, world: 'composed' }),
      mode: 'replay',
    })
    expect({ selection: session.selection, equal: replay?.equal }).toEqual({ selection: canonical, equal: true })
  })
})
