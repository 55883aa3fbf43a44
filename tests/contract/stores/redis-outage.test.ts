import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openRedisStores } from '#mock-server/redis/redis-stores.ts'
import { redisUrl } from '#mock-server/redis/testing/redis-for-tests.ts'
import { createTestServer } from '#mock-server/test.ts'
import { itemOf } from './steps.ts'

const ends: (() => unknown)[] = []
afterEach(() => Promise.all(ends.splice(0).map((end) => end())))

/** A connection to Redis that can be cut and restored. */
async function cuttable() {
  const real = new URL(await redisUrl())
  const open = new Set<Socket>()
  let isCut = false
  let refused = 0
  const proxy = createServer((near) => {
    if (isCut) {
      refused += 1
      return near.destroy()
    }
    const far = connect(Number(real.port || 6379), real.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.once('close', () => other.destroy()).on('error', () => other.destroy())
    }
    return undefined
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
    open.clear()
  }
  ends.push(() => {
    cut()
    proxy.close()
  })
  const way = new URL(real)
  way.hostname = '127.0.0.1'
  way.port = String((proxy.address() as AddressInfo).port)
  return { url: way.href, refused: () => refused, cut, mend: () => (isCut = false) }
}

const world = { scenario: 'uk-guest', world: 'outage' }

/** Repeats the request until it gets the given status, as clients do when told to retry. */
async function until(status: number, ask: () => Promise<{ status: number }>): Promise<void> {
  while ((await ask()).status !== status) await new Promise((resolve) => setImmediate(resolve))
}

test('a Redis that goes away is a 503 with a code, told once, and all is as before when it is back', async () => {
  const way = await cuttable()
  const troubles: unknown[] = []
  const { close, ...stores } = await openRedisStores({
    url: way.url,
    prefix: `test-${randomUUID()}:`,
    onTrouble: (error) => troubles.push(error),
  })
  ends.push(close)
  const server = createTestServer(stores)
  const add = () =>
    server.execute({ document: server.operation('addBasketItems'), variables: { listId: '', version: -1, items: [itemOf(0)] }, ...world })
  const ordinary = () => server.execute({ document: '{ now }' })
  expect((await add()).status).toBe(200)

  way.cut()
  await until(503, add)
  const refused = await add()
  expect(refused).toMatchObject({ status: 503, data: null, errors: [{ extensions: { code: 'STORE_UNAVAILABLE' } }] })
  expect(JSON.stringify(refused)).not.toMatch(/redis|socket|ECONN/i)
  // Requests without a session do not need the store.
  expect((await ordinary()).status).toBe(200)
  // It fails immediately, without waiting for Redis to return or for a timeout.
  await expect(server.sessions.list({ limit: 1 })).rejects.toSatisfy(
    (error: Error) => (error.cause as object).constructor.name === 'ClientOfflineError',
  )
  while (way.refused() < 3) await new Promise((resolve) => setImmediate(resolve))
  expect(troubles).toHaveLength(1)

  way.mend()
  await until(200, () => server.execute({ document: server.operation('getBasket'), ...world }))
  const { data } = await server.execute<{ basket: { items: { quantity: number }[] } }, object>({
    document: server.operation('getBasket'),
    ...world,
  })
  expect(data?.basket.items[0]?.quantity).toBe(1)
})

test('a Redis that does not answer at the start is a message that says where it should be, without its password', async () => {
  const way = await cuttable()
  way.cut()
  const url = new URL(way.url)
  url.username = 'somebody'
  url.password = 'secret'
  const opening = openRedisStores({ url: url.href })
  await expect(opening).rejects.toThrow(`No Redis answers at redis://…@${url.host}`)
  await expect(opening).rejects.not.toThrow('secret')
})
