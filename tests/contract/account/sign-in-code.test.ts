import { describe, expect, test } from 'vitest'
import { LIPSTICK, NEWEST } from '#fixtures/operations/values.ts'
import { createTestServer } from '#mock-server/test.ts'
import { type AskContract, dataOf, rejectedFor, type ToldProblem, worldOf } from '../ask.ts'

const email = 'plus-member.uk@example.com'

type Outcome = { __typename: string; problems: ToldProblem[]; retryAt: string | null; user: { email: string } }

const send = async (ask: AskContract, to = email) =>
  (await dataOf(ask<{ requestSignInCode: Outcome & { expiresAt: string } }>('requestSignInCode', { email: to }))).requestSignInCode
const enter = async (ask: AskContract, passcode: string, of = email) =>
  (await dataOf(ask<{ loginWithCode: Outcome }>('loginWithCode', { input: { email: of, passcode } }))).loginWithCode

describe('a code to log in with', () => {
  test('logs in once, typed with spaces and the email in capitals, and takes the guest’s basket along', async () => {
    const ask = worldOf('sign-in-code')
    const inBasket = async () => (await dataOf(ask<{ me: { basketCount: number } }>('getShopper'))).me.basketCount
    await dataOf(ask('addBasketItems', { ...NEWEST, items: [LIPSTICK] }))
    expect(await enter(ask, ' 204 817 ', email.toUpperCase())).toMatchObject({ __typename: 'SessionStarted', user: { email } })
    expect(await inBasket()).toBe(1)
    await dataOf(ask('logout'))
    expect(rejectedFor(await enter(ask, '204817'))).toEqual([['input.passcode', 'SIGN_IN_CODE_EXPIRED']])
  })

  test.each([
    ['sign-in-code', '204818', 'SIGN_IN_CODE_WRONG'],
    ['sign-in-code-expired', '204817', 'SIGN_IN_CODE_EXPIRED'],
    ['sign-in-code-used', '204817', 'SIGN_IN_CODE_EXPIRED'],
    ['password-reset-link', 'reset-link', 'SIGN_IN_CODE_WRONG'],
  ])('in %s, %s opens nothing: %s', async (scenario, passcode, code) => {
    expect(rejectedFor(await enter(worldOf(scenario), passcode))).toEqual([['input.passcode', code]])
  })

  test('of somebody else opens nothing', async () => {
    expect(rejectedFor(await enter(worldOf('sign-in-code'), '204817', 'annual-member.uk@example.com'))).toEqual([
      ['input.passcode', 'SIGN_IN_CODE_WRONG'],
    ])
  })

  test('that is newer takes the place of an older one, and leaves links to a new password alone', async () => {
    const ask = worldOf('sign-in-code')
    expect(await send(ask)).toMatchObject({ __typename: 'SignInCodeSent', expiresAt: expect.stringMatching(/Z$/) })
    expect(rejectedFor(await enter(ask, '204817'))).toEqual([['input.passcode', 'SIGN_IN_CODE_EXPIRED']])
    const link = worldOf('password-reset-link')
    await send(link)
    const { resetPassword } = await dataOf(
      link<{ resetPassword: Outcome }>('resetPassword', { input: { token: 'reset-link', newPassword: 'a-better-password' } }),
    )
    expect(resetPassword.__typename).toBe('PasswordChanged')
  })

  test('that is wrong five times slows the email down, for passwords and new codes too', async () => {
    const ask = worldOf('sign-in-code')
    for (let tried = 0; tried < 5; tried++)
      expect(rejectedFor(await enter(ask, '000000'))).toEqual([['input.passcode', 'SIGN_IN_CODE_WRONG']])
    const blocked = await enter(ask, '204817')
    expect(rejectedFor(blocked)).toEqual([['input', 'TOO_MANY_TRIES']])
    expect(blocked.retryAt).toMatch(/Z$/)
    const { login } = await dataOf(ask<{ login: Outcome }>('login', { input: { email, password: 'ottilie-demo' } }))
    expect(rejectedFor(login)).toEqual([['input', 'TOO_MANY_TRIES']])
    const refused = await send(ask)
    expect(rejectedFor(refused)).toEqual([['email', 'TOO_MANY_TRIES']])
    expect(refused.retryAt).toBe(blocked.retryAt)
  })

  test.each([
    ['an account', email],
    ['no account', 'nobody@example.com'],
  ])('is sent five times within fifteen minutes at most, with %s', async (_, to) => {
    const ask = worldOf('uk-guest')
    for (let sent = 0; sent < 5; sent++) expect((await send(ask, to)).__typename).toBe('SignInCodeSent')
    expect(rejectedFor(await send(ask, to.toUpperCase()))).toEqual([['email', 'TOO_MANY_TRIES']])
    expect((await send(ask, 'annual-member.uk@example.com')).__typename).toBe('SignInCodeSent')
  })

  test('is answered alike for an email without an account, and no email is kept for it', async () => {
    const server = createTestServer()
    const place = { scenario: 'uk-guest', world: 'a-code-for-nobody' }
    const { id } = await server.sessions.open(place.scenario, place.world)
    for (const to of ['nobody@example.com', email]) {
      const { data } = await server.execute({ document: server.operation('requestSignInCode'), variables: { email: to }, ...place })
      expect(data).toMatchObject({ requestSignInCode: { __typename: 'SignInCodeSent', email: to } })
    }
    const { sentMails } = await server.sessions.inspect(id)
    expect(sentMails).toEqual([expect.objectContaining({ to: email, link: '/signin/code', passcode: expect.stringMatching(/^\d{6}$/) })])
  })
})
