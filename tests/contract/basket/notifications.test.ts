import { expect, test } from 'vitest'
import { notice } from '#fixtures/scenarios/facets/notice.ts'
import { dataOf, worldOf } from '../ask.ts'

type Answer = { basket: { notifications: Record<string, unknown>[] } }

/** The basket notifications of a selection. */
async function told(selection: string): Promise<Record<string, unknown>[]> {
  const { basket } = await dataOf(worldOf(selection)<Answer>('getBasket'))
  return basket.notifications
}

test.each(['error', 'warn', 'info'])(
  'a notification of level %s has its code, its parameters by name, its level and its handler [NOTIF-04, NOTIF-05]',
  async (level) => {
    expect(await told(`basket=one-item&notice=ADD_ITEMS_FAILURE-several:${level},BAD_REQUEST:${level}`)).toEqual([
      {
        __typename: 'Notification',
        code: 'ADD_ITEMS_FAILURE',
        params: [{ __typename: 'NotificationParam', name: 'names', value: 'Ribbon Satin Lipstick, Satin Lip Balm' }],
        level,
        handler: null,
      },
      { __typename: 'Notification', code: 'BAD_REQUEST', params: [], level, handler: null },
    ])
  },
)

test('an access pass that was used has a handler, and nothing else has [NOTIF-06, NOTIF-49]', async () => {
  const values = Object.keys(notice.values)
  const notifications = (await Promise.all(values.map((value) => told(`basket=one-item&notice=${value}`)))).flat()
  expect(notifications).toHaveLength(values.length)
  expect(notifications.filter(({ handler }) => handler !== null)).toMatchObject([{ code: 'LIMIT_ACCESS_PASS', handler: 'access_pass' }])
})
