import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from '../testing/listening-control.ts'

const FLAG = 'experiment-strikethrough-price'

let control: ListeningControl

beforeAll(async () => {
  control = await listenWithControl()
})
afterAll(() => control.close())

/** Reports an exposure in a session of its own. */
async function views(world: string, variation: string, flag = FLAG): Promise<void> {
  await control.ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest', world } })
  const body = { batch: [{ type: 'track', event: 'Experiment Viewed', properties: { flag, variation } }] }
  const { status } = await control.ask('/analytics/v1/batch', {
    method: 'POST',
    body,
    headers: { 'x-scenario': 'uk-guest', 'x-world': world },
  })
  expect(status).toBe(202)
}

const table = async () => (await control.ask('/control/exposures')).json

test('exposures are counted over all sessions, and held against the ratio that the experiment plans', async () => {
  expect(await table()).toEqual({ sessions: 0, experiments: [] })
  for (let number = 0; number < 12; number += 1) await views(`w${number}`, number % 2 === 0 ? 'control' : 'variant')
  await views('w0', 'control')
  expect(await table()).toMatchObject({
    sessions: 12,
    experiments: [
      {
        flag: FLAG,
        exposures: 12,
        mixed: 0,
        variations: [
          { variation: 'control', exposures: 6, plannedShare: 0.5 },
          { variation: 'variant', exposures: 6, plannedShare: 0.5 },
          { variation: 'throwaway-control', exposures: 0, plannedShare: 0 },
          { variation: 'throwaway-variant', exposures: 0, plannedShare: 0 },
        ],
        chiSquare: 0,
        probability: 1,
        verdict: 'AS_PLANNED',
      },
    ],
  })
})

test('an exposure of a throwaway group, which must not be recorded, is a mismatch', async () => {
  await views('thrown', 'throwaway-variant')
  expect(await table()).toMatchObject({ experiments: [{ flag: FLAG, exposures: 13, verdict: 'MISMATCH', chiSquare: null }] })
})
