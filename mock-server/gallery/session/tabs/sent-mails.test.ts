import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from '../../../control/testing/listening-control.ts'
import { sessionSchema } from '../../api/session-answers.ts'
import { SentMails } from './SentMails.tsx'

let control: ListeningControl

beforeAll(async () => {
  control = await listenWithControl()
})
afterAll(() => control.close())

/** What the gallery shows of the emails of a session, as it reads it from the control API. */
async function shownMails(id: string): Promise<string> {
  const { json } = await control.ask(`/control/sessions/${id}`)
  return renderToStaticMarkup(createElement(SentMails, { mails: sessionSchema.parse(json).sentMails ?? [] }))
}

test('the gallery shows what was mailed, with a link into the shop, and what became of it', async () => {
  const place = { scenario: 'uk-guest', world: 'mailed' }
  const { json } = await control.ask('/control/sessions', { method: 'POST', body: { selection: place.scenario, world: place.world } })
  const { id } = json as { id: string }
  expect(await shownMails(id)).toBe('')

  const email = 'plus-member.uk@example.com'
  const ask = (operation: string) =>
    control.server.execute({ document: control.server.operation(operation), variables: { email }, ...place })
  await ask('requestPasswordReset')
  const [first = ''] = (await shownMails(id)).match(/<li[^]*?<\/li>/g) ?? []
  expect(first).toContain(`${email}, 2026-03-02T`)
  expect(first).not.toContain('link used')
  const [, href = ''] = /href="([^"]+)"[^>]*>Set a new password</.exec(first) ?? []
  const opened = new URL(href.replaceAll('&amp;', '&'))
  expect([...opened.searchParams.values()].join()).toContain('/reset-password?token=')

  await ask('requestPasswordReset')
  const [newest = '', older = ''] = (await shownMails(id)).match(/<li[^]*?<\/li>/g) ?? []
  expect(newest).not.toContain('link used')
  expect(older).toContain('link used')

  await ask('requestSignInCode')
  expect(await shownMails(id)).toMatch(/code \d{6}.*Log in with the code/s)
})
