import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from '../testing/listening-control.ts'

let here: ListeningControl
let path: string

beforeAll(async () => {
  here = await listenWithControl()
  const { json } = await here.ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest', world: 'clock' } })
  path = `/control/sessions/${(json as { id: string }).id}/clock`
})

afterAll(() => here.close())

const moved = async (by: unknown): Promise<{ status: number; text: string; at: string | undefined }> => {
  const { status, text, json } = await here.ask(path, { method: 'PUT', body: { kind: 'frozen', by } })
  return { status, text, at: (json as { now?: string }).now }
}

test('a clock moves by what selections say, or by milliseconds', async () => {
  const start = Date.parse((await moved(0)).at ?? '')
  expect(Date.parse((await moved('+31d')).at ?? '') - start).toBe(31 * 86_400_000)
  expect(Date.parse((await moved('-30d12h')).at ?? '') - start).toBe(12 * 3_600_000)
  expect(Date.parse((await moved(-12 * 3_600_000)).at ?? '') - start).toBe(0)
})

test('a clock is set to an instant or to a day, as selections say it', async () => {
  const set = async (at: string) => {
    const { status, json } = await here.ask(path, { method: 'PUT', body: { kind: 'frozen', at } })
    return [status, (json as { now?: string }).now]
  }
  expect(await set('2026-03-05')).toEqual([200, '2026-03-05T00:00:00.000Z'])
  expect(await set('2026-03-05T09:00:00Z')).toEqual([200, '2026-03-05T09:00:00.000Z'])
  for (const day of ['2026-02-30', '5 March', '2026-03']) expect((await set(day))[0]).toBe(400)
})

test.each(['31d', '2026-03-02', '+31', '', '+999999999999d'])('"%s" is no step, and the refusal says what is', async (by) => {
  const { status, text } = await moved(by)
  expect(status).toBe(400)
  expect(text).toContain('+31d')
})
