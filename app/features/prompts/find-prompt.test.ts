// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { findPrompt } from './find-prompt.client.ts'
import { promptFlagsOf } from './prompt-flags.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  document.documentElement.dataset['session'] = 'abc'
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ flags: baseFlags })
  })
  saveShopper({ ...GUEST, id: 'uk-1', isLoggedIn: true, isMember: true })
})

test('on a page that was rendered for its visitor needs no request while its flags offer none', async () => {
  expect(await findPrompt(promptFlagsOf(baseFlags))).toBeUndefined()
  expect(asked).toEqual([])
})

test('on a shared page asks for the flags', async () => {
  expect(await findPrompt()).toBeUndefined()
  expect(asked).toEqual(['/api/feature-flags'])
})
