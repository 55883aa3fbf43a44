// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answering = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body)),
  )

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  document.cookie = 'ottilie-session-key=; max-age=0; path=/'
  delete document.documentElement.dataset['session']
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** What islands with these flags show once all their requests are answered. */
async function shown(...flags: readonly [name: 'chat-widget', rendered?: string][]): Promise<string[]> {
  const { useFlag } = await import('./use-flag.client.ts')
  const { render, waitFor } = await import('@testing-library/react')
  const Island = ({ name, rendered }: { name: 'chat-widget'; rendered: string | undefined }) => <li>{useFlag(name, rendered)}</li>
  render(flags.map(([name, rendered], index) => <Island key={String(index)} name={name} rendered={rendered} />))
  const asked = vi.mocked(fetch).mock.results
  await waitFor(async () => {
    for (const { value } of asked) await value
  })
  await new Promise((resolve) => setTimeout(resolve))
  return Array.from(document.querySelectorAll('li'), (item) => item.textContent)
}

test('a flag that the page was not rendered with is requested once for all islands', async () => {
  answering({ flags: { 'chat-widget': '1' } })
  expect(await shown(['chat-widget'], ['chat-widget'])).toEqual(['1', '1'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('nothing is requested on a page rendered per request, or without a session', async () => {
  answering({ flags: { 'chat-widget': '0' } })
  expect(await shown(['chat-widget', '1'])).toEqual(['1'])
  document.cookie = 'ottilie-session-key=abc; path=/'
  document.documentElement.dataset['session'] = 'own'
  expect(await shown(['chat-widget', '1'])).toContain('1')
  expect(fetch).not.toHaveBeenCalled()
})

test('on a shared page with a session the visitor’s flags are requested', async () => {
  answering({ flags: { 'chat-widget': '1' } })
  document.cookie = 'ottilie-session-key=abc; path=/'
  expect(await shown(['chat-widget', '0'])).toEqual(['1'])
})

test.each([{ flags: null }, null, [], { flags: { 'chat-widget': 1 } }])('%j leaves the rendered value', async (answer) => {
  answering(answer)
  document.cookie = 'ottilie-session-key=abc; path=/'
  expect(await shown(['chat-widget', '0'])).toEqual(['0'])
  expect(fetch).toHaveBeenCalledTimes(1)
})
