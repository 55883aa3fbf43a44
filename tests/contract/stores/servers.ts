import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { openRedisStores } from '#mock-server/redis/redis-stores.ts'
import { redisUrl } from '#mock-server/redis/testing/redis-for-tests.ts'
import { createTestServer, type TestServer } from '#mock-server/test.ts'

export type StoreKind = 'memory' | 'redis'

/** Every store for worlds: what holds for one must hold for all. */
export const storeKinds: readonly StoreKind[] = ['memory', 'redis']

type Options = NonNullable<Parameters<typeof createTestServer>[0]>

/** In a Redis that is not the test's own, its keys expire. */
const TEN_MINUTES = 10 * 60 * 1000

/** Two servers that serve the same sessions: the same server twice with the in-memory store, two instances with Redis. They stop when the test ends. */
export async function twoInstances(kind: StoreKind, options: Options = {}): Promise<[TestServer, TestServer]> {
  let tokens = 0
  const shared = { newToken: () => `shared-token-${++tokens}`, ...options }
  if (kind === 'memory') {
    const server = createTestServer(shared)
    return [server, server]
  }
  const prefix = `test-${randomUUID()}:`
  return [await instance(prefix, shared), await instance(prefix, shared)]
}

async function instance(prefix: string, options: Options): Promise<TestServer> {
  const bounds = { maxIdle: TEN_MINUTES, ...options.worldBounds }
  const now = options.now ?? (() => Date.parse('2026-03-02T10:00:00.000Z'))
  const { close, ...stores } = await openRedisStores({ url: await redisUrl(), prefix, bounds, now })
  onTestFinished(close)
  return createTestServer({ ...options, ...stores, worldBounds: bounds })
}
