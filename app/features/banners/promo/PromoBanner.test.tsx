// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bannersCopy } from '#app/messages/frame/banners.ts'
import type { PromoView } from '../banners-view.ts'
import { PromoBanner } from './PromoBanner.client.tsx'

/** The library's API that the carousel uses: it goes where it is told, for jsdom has no layout. */
vi.mock('embla-carousel', () => ({
  default: () => {
    let [at, tell] = [0, () => undefined as void]
    const select = (index: number) => {
      at = (index + 3) % 3
      tell()
    }
    return {
      on: (_event: string, callback: () => void) => void (tell = callback),
      selectedScrollSnap: () => at,
      scrollNext: () => select(at + 1),
      scrollPrev: () => select(at - 1),
      scrollTo: select,
      destroy: () => undefined,
    }
  },
}))

const banner: PromoView = {
  ground: 'ACCENT_WARM',
  letters: 'PRIMARY_DARK',
  slides: ['one', 'two', 'three'].map((html) => ({ kind: 'message', html, link: undefined })),
  slideNames: ['Message 1 of 3', 'Message 2 of 3', 'Message 3 of 3'],
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () =>
  screen
    .getAllByRole('button')
    .find((button) => button.hasAttribute('aria-current'))
    ?.getAttribute('aria-label')

test('the messages turn every 7 s, counted anew from whatever somebody presses [BANNER-10, BANNER-14]', async () => {
  render(<PromoBanner banner={banner} words={bannersCopy} />)
  await pass(6999)
  expect(shown()).toBe('Message 1 of 3')
  await pass(1)
  expect(shown()).toBe('Message 2 of 3')

  await pass(5000)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next message' })))
  expect(shown()).toBe('Message 3 of 3')
  await pass(6999)
  expect(shown()).toBe('Message 3 of 3')
  await pass(1)
  expect(shown()).toBe('Message 1 of 3')
})
