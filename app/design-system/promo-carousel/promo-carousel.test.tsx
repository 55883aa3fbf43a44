// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import embla from 'embla-carousel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PromoCarousel, type PromoCarouselWords } from './PromoCarousel.client.tsx'

/** A mock of the library's API that the carousel uses: records where it was told to go and with which options. */
const moved = vi.hoisted(() => ({ to: [] as string[], at: 0, count: 3 }))
vi.mock('embla-carousel', () => ({
  default: vi.fn((_element: HTMLElement, _options: object) => {
    let told = () => undefined as void
    const select = (word: string, at: number) => {
      moved.to.push(word)
      moved.at = (at + moved.count) % moved.count
      told()
    }
    return {
      on: (_event: string, callback: () => void) => {
        told = callback
      },
      selectedScrollSnap: () => moved.at,
      scrollNext: () => select('next', moved.at + 1),
      scrollPrev: () => select('previous', moved.at - 1),
      scrollTo: (index: number) => select(String(index), index),
      destroy: () => undefined,
    }
  }),
}))

const words: PromoCarouselWords = {
  previous: 'Previous message',
  next: 'Next message',
  slides: 'Messages',
  pause: 'Stop',
  play: 'Go on',
}
const SLIDES = ['one', 'two', 'three'].map((text, index) => ({
  key: text,
  name: `Message ${index + 1} of 3`,
  content: <a href={`#${text}`}>{text}</a>,
}))
const EVERY = 7000

beforeEach(() => {
  Object.assign(moved, { to: [], at: 0 })
  vi.mocked(embla).mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turning = (slides = SLIDES) => render(<PromoCarousel label="Offers" slides={slides} words={words} turnsEveryMs={EVERY} />)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))

test('it turns each 7 seconds, and asks the library to go round [BANNER-10, BANNER-11]', async () => {
  turning()
  await pass(EVERY - 1)
  expect(moved.to).toEqual([])
  await pass(1)
  expect(moved.to).toEqual(['next'])
  await pass(3 * EVERY)
  expect(moved.to).toEqual(['next', 'next', 'next', 'next'])
  expect(vi.mocked(embla).mock.calls[0]?.[1]).toMatchObject({ loop: true })
  expect(button('Message 2 of 3')).toHaveAttribute('aria-current', 'true')
})

test('the library is told to loop, at a duration of 20, aligned to the start [CAROUSEL-06, CAROUSEL-07, CAROUSEL-08]', async () => {
  turning()
  expect(embla).not.toHaveBeenCalled()
  await press('Next message')
  expect(vi.mocked(embla).mock.calls[0]?.[1]).toEqual({ loop: true, duration: 20, align: 'start' })
})

test('what somebody presses is done, and the next turn is a whole interval away [BANNER-14]', async () => {
  turning()
  await pass(EVERY - 1000)
  await press('Previous message')
  await pass(EVERY - 1)
  expect(moved.to).toEqual(['previous'])
  await pass(1)
  expect(moved.to).toEqual(['previous', 'next'])
  await press('Message 2 of 3')
  expect(moved.to.at(-1)).toBe('1')
})

test('it has dots, chevrons and a way to stop it; only the slide in sight can be reached [BANNER-12, BANNER-13]', () => {
  turning()
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Previous message',
    'Next message',
    'Message 1 of 3',
    'Message 2 of 3',
    'Message 3 of 3',
    'Stop',
  ])
  const slides = Array.from(document.querySelectorAll('li'))
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
})

test('one slide stands still, without dots and chevrons [BANNER-13]', async () => {
  turning(SLIDES.slice(0, 1))
  expect(screen.queryAllByRole('button')).toEqual([])
  await pass(5 * EVERY)
  expect(embla).not.toHaveBeenCalled()
})

test('it waits while it is stopped, a pointer or the focus rests on it, or nobody looks', async () => {
  turning()
  const carousel = screen.getByRole('region', { name: 'Offers' })
  await press('Stop')
  await pass(2 * EVERY)
  await press('Go on')
  await act(async () => carousel.dispatchEvent(new Event('pointerenter')))
  await pass(2 * EVERY)
  await act(async () => carousel.dispatchEvent(new Event('pointerleave')))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(2 * EVERY)
  expect(moved.to).toEqual([])
})

test('who asks for less movement sees none, and may still turn the slides', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  turning()
  await pass(3 * EVERY)
  expect(moved.to).toEqual([])
  await press('Next message')
  expect(moved.to).toEqual(['next'])
  expect(vi.mocked(embla).mock.calls[0]?.[1]).toMatchObject({ duration: 0 })
})

test('promos on a product page have controls from the second on [CAROUSEL-09]', () => {
  const { rerender } = render(<PromoCarousel label="Promos" slides={SLIDES.slice(0, 1)} words={words} />)
  expect(screen.queryByRole('button', { name: 'Next message' })).toBeNull()
  rerender(<PromoCarousel label="Promos" slides={SLIDES.slice(0, 2)} words={words} />)
  expect(button('Next message')).toBeVisible()
})

test('promos in the basket stand in pairs, with controls from the third on, and do not turn by themselves [CAROUSEL-10]', async () => {
  const { rerender } = render(<PromoCarousel label="Promos" slides={SLIDES.slice(0, 2)} words={words} perView={2} />)
  expect(screen.queryByRole('button', { name: 'Next message' })).toBeNull()
  rerender(<PromoCarousel label="Promos" slides={SLIDES} words={words} perView={2} />)
  expect(button('Next message')).toBeVisible()
  expect(Array.from(document.querySelectorAll('li'), (slide) => slide.hasAttribute('inert'))).toEqual([false, false, true])
  await pass(5 * EVERY)
  expect(moved.to).toEqual([])
})

test('on a phone one promo of the basket is in sight, and the others are out of reach', () => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: query.includes('max-width') }))
  render(<PromoCarousel label="Promos" slides={SLIDES} words={words} perView={2} place="block" />)
  expect(Array.from(document.querySelectorAll('li'), (slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
})

test('it is announced once somebody turns it, and not while it turns by itself', async () => {
  turning()
  const track = screen.getByRole('list')
  expect(track).toHaveAttribute('aria-live', 'off')
  await press('Next message')
  expect(track).toHaveAttribute('aria-live', 'off')
  await press('Stop')
  expect(track).toHaveAttribute('aria-live', 'polite')
})

test('slides that come later than the page are not announced', async () => {
  render(<PromoCarousel label="Offers" slides={SLIDES} words={words} />)
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'off')
  await press('Next message')
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite')
})
