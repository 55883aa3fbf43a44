import { afterEach, describe, expect, test, vi } from 'vitest'
import { scenariosSchema } from './answers.ts'
import { checkSelection, fetchScenarios } from './control.ts'
import { requestJson } from './request.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }))

describe('an answer', () => {
  test('that says no carries its code, its reason and the nearest names', async () => {
    answering({ error: { code: 'UNKNOWN_SCENARIO', message: 'No such scenario.', details: { nearest: ['uk-guest'] } } }, 400)
    await expect(checkSelection('uk-gest')).rejects.toMatchObject({
      code: 'UNKNOWN_SCENARIO',
      message: 'No such scenario.',
      status: 400,
      nearest: ['uk-guest'],
    })
  })

  test('of another shape is a clear message, not a broken page', async () => {
    answering({ total: 1, scenarios: [{ name: 1 }] })
    await expect(requestJson('/control/scenarios', scenariosSchema)).rejects.toMatchObject({
      code: 'STRANGE_ANSWER',
      message: expect.stringContaining('scenarios.0.name'),
    })
    answering('<html>', 502)
    await expect(requestJson('/control/scenarios', scenariosSchema)).rejects.toMatchObject({ code: 'STRANGE_ANSWER', status: 502 })
  })

  test('that never comes says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(requestJson('/control/scenarios', scenariosSchema)).rejects.toMatchObject({ code: 'NO_ANSWER' })
  })
})

test('scenarios are asked for page by page until all are there', async () => {
  const names = Array.from({ length: 1200 }, (_, at) => `s${at}`)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const after = new URL(path, 'http://mock.test').searchParams.get('after')
    const from = after === null ? 0 : names.indexOf(after) + 1
    const scenarios = names.slice(from, from + 500).map((name) => ({
      name,
      story: '',
      group: 'Guest',
      store: 'en-GB',
      covers: [],
      steps: [],
      facets: {},
      selection: name,
    }))
    return Response.json({ total: names.length, scenarios })
  })
  expect((await fetchScenarios()).map(({ name }) => name)).toEqual(names)
  expect(asked).toHaveLength(3)
})
