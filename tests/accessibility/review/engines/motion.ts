import type { Page } from '#tests/storybook/stage.ts'
import { runningIntervals } from '../page/intervals.ts'

/** For how long nothing may move, ms. */
const STILL_FOR = 8000

/** With reduced motion, what still moves or fades: animations now, and within eight seconds whatever an interval moves. Without an interval nothing can. */
export async function motionFindings(page: Page): Promise<string[]> {
  const intervals = await runningIntervals(page)
  const isStill = intervals?.every((every) => every > STILL_FOR) ?? false
  return [...(await page.evaluate(movingElements)), ...(isStill ? [] : await page.evaluate(movedElements, STILL_FOR))]
}

/** Runs in the page: what has another place after a time (ms), although nobody did anything. Words that change in their place do not move. */
export async function movedElements(time: number): Promise<string[]> {
  // A countdown's figures are not equally wide.
  const tolerance = 8
  // A new width brings rows near the window that were not laid out. Their heights follow within some frames, and move what is below them.
  for (let still = 0, last = 0, frame = 0; still < 3 && frame < 60; frame += 1) {
    await new Promise(requestAnimationFrame)
    const { scrollHeight } = document.documentElement
    still = scrollHeight === last ? still + 1 : 0
    last = scrollHeight
  }
  const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const places = shown.map((element) => element.getBoundingClientRect())
  const moved = new Set<HTMLElement>()
  for (const end = performance.now() + time; performance.now() < end; ) {
    await new Promise((done) => setTimeout(done, 200))
    for (const [at, element] of shown.entries()) {
      const { x = 0, y = 0 } = places[at] ?? {}
      const now = element.getBoundingClientRect()
      const hasPlace = element.isConnected && now.width > 0
      if (hasPlace && Math.abs(now.x - x) + Math.abs(now.y - y) > tolerance) moved.add(element)
    }
  }
  // What moves with its parent is not told again.
  return [...moved]
    .filter(({ parentElement }) => parentElement === null || !moved.has(parentElement))
    .map((element) => `with reduced motion ${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" moves by itself`)
}

/** Runs in the page, with reduced motion: what still moves or fades. */
function movingElements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1)
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
    .map((element) => `with reduced motion ${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" moves`)
}
