import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, errorCodeOf, rejectedFor, type ToldProblem, worldOf } from '../ask.ts'

type Problems = { __typename: string; problems?: ToldProblem[] }

const PASSWORD = 'ottilie-demo'
const requestChange = async (ask: AskContract, newEmail: string, currentPassword = PASSWORD) =>
  (await dataOf(ask<{ requestEmailChange: Problems }>('requestEmailChange', { input: { newEmail, currentPassword } }))).requestEmailChange
const confirm = async (ask: AskContract, token: string) =>
  (await dataOf(ask<{ confirmEmailChange: Problems }>('confirmEmailChange', { token }))).confirmEmailChange
const logIn = async (ask: AskContract, email: string) =>
  (await dataOf(ask<{ login: { __typename: string } }>('login', { input: { email, password: PASSWORD } }))).login.__typename

test.each([
  ['requestEmailChange', { input: { newEmail: 'moved@example.com', currentPassword: PASSWORD } }],
  ['deleteAccount', { password: PASSWORD }],
])('%s needs a logged-in shopper', async (operation, variables) => {
  expect(await errorCodeOf(worldOf('uk-guest')(operation, variables))).toBe('UNAUTHENTICATED')
})

describe('another email address', () => {
  test('is refused with everything that is wrong at once', async () => {
    const refused = await requestChange(worldOf('uk-plus-member'), 'annual-member.uk@example.com', 'a guess')
    expect(rejectedFor(refused)).toEqual([
      ['input.newEmail', 'USER_EXISTS_ERROR'],
      ['input.currentPassword', 'INVALID'],
    ])
  })

  test('opens the account with the password so far and everything in it, and the one before it opens nothing', async () => {
    const ask = worldOf('account-email-link')
    const numbers = async () =>
      (await dataOf(ask<{ orders: { orders: { number: string }[] } }>('getOrders'))).orders.orders.map(({ number }) => number)
    const before = await numbers()
    expect((await confirm(ask, 'reset-link')).__typename).toBe('EmailChanged')
    expect((await dataOf(ask<{ account: { email: string } }>('getAccount'))).account.email).toBe('moved@example.com')
    expect(await numbers()).toEqual(before)
    expect(await logIn(ask, 'plus-member.uk@example.com')).toBe('LoginRejected')
    expect(await logIn(ask, 'MOVED@example.com')).toBe('SessionStarted')
    expect(await numbers()).toEqual(before)
  })

  test('is taken once: the link is used up, also by two at once', async () => {
    const ask = worldOf('account-email-link')
    const both = await Promise.all([confirm(ask, 'reset-link'), confirm(ask, 'reset-link')])
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['EmailChangeRejected', 'EmailChanged'])
  })

  test.each([
    ['account-email-link-expired', 'reset-link', 'RESET_LINK_EXPIRED'],
    ['account-email-link-used', 'reset-link', 'RESET_LINK_USED'],
    ['account-email-link-taken', 'reset-link', 'USER_EXISTS_ERROR'],
    ['uk-plus-member', 'reset-link', 'RESET_LINK_UNKNOWN'],
    ['password-reset-link', 'reset-link', 'RESET_LINK_UNKNOWN'],
  ])('stays as it is in %s with %s: %s', async (scenario, token, code) => {
    expect(rejectedFor(await confirm(worldOf(scenario), token))).toEqual([['token', code]])
  })

  test('is no way to a new password', async () => {
    const ask = worldOf('account-email-link')
    const input = { token: 'reset-link', newPassword: 'a-Long-Passw0rd' }
    const { resetPassword } = await dataOf(ask<{ resetPassword: Problems }>('resetPassword', { input }))
    expect(rejectedFor(resetPassword)).toEqual([['input.token', 'RESET_LINK_UNKNOWN']])
  })
})

describe('a deleted account', () => {
  test('is gone: the session is a guest’s, nobody logs in, and its email is free', async () => {
    const ask = worldOf('uk-non-member')
    const { deleteAccount } = await dataOf(ask<{ deleteAccount: Problems }>('deleteAccount', { password: PASSWORD }))
    expect(deleteAccount.__typename).toBe('AccountDeleted')
    expect(await errorCodeOf(ask('getAccount'))).toBe('UNAUTHENTICATED')
    expect(await logIn(ask, 'non-member.uk@example.com')).toBe('LoginRejected')
    const input = { email: 'non-member.uk@example.com', password: 'a-Long-Passw0rd', firstName: 'Ada', lastName: 'Moor' }
    const { register } = await dataOf(ask<{ register: { __typename: string } }>('register', { input }))
    expect(register.__typename).toBe('SessionStarted')
    expect((await dataOf(ask<{ account: { firstName: string } }>('getAccount'))).account.firstName).toBe('Ada')
  })

  test('is not, with a wrong password or while an order has not arrived', async () => {
    const ask = worldOf('uk-annual-member')
    const { deleteAccount } = await dataOf(ask<{ deleteAccount: Problems }>('deleteAccount', { password: 'a guess' }))
    expect(rejectedFor(deleteAccount)).toEqual([
      ['password', 'INVALID'],
      ['', 'ORDERS_UNDER_WAY'],
    ])
  })
})
