// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Flags are requested once per page: each test is a page of its own.
beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'ottilie-session-key=; max-age=0'
})

/** Whether a page rendered with this value strips zeroes. */
async function show(rendered: string): Promise<() => boolean> {
  const { StrippedZeroes } = await import('./StrippedZeroes.client.tsx')
  render(<StrippedZeroes rendered={rendered} />)
  return () => document.querySelector('[data-strips-zeroes]') !== null
}

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('a page that was made with the flag at %j strips zeroes: %s [MONEY-03]', async (rendered, strips) => {
  expect((await show(rendered))()).toBe(strips)
})

test.each([
  ['0', '1', true],
  ['1', '0', false],
])(
  'a page that everybody shares and was made with %s follows the flag of whoever has a session, %s [MONEY-03]',
  async (rendered, own, strips) => {
    document.cookie = 'ottilie-session-key=abc'
    vi.stubGlobal('fetch', async () => Response.json({ flags: { 'strip-minor-zeros': own } }))
    const isStripped = await show(rendered)
    expect(isStripped()).toBe(!strips)
    await waitFor(() => expect(isStripped()).toBe(strips))
  },
)
