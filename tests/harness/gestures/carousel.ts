import type { Locator } from '@playwright/test'

/** How many slides of a product carousel are fully visible, and how many of the others the keyboard can reach. */
export async function slidesOf(row: Locator): Promise<{ inSight: number; outOfSightInReach: number }> {
  return row.evaluate((track) => {
    const { left, right } = track.getBoundingClientRect()
    const slides = [...track.children].map((slide) => {
      const box = slide.getBoundingClientRect()
      return { isInSight: box.left >= left - 1 && box.right <= Math.min(right, innerWidth) + 1, isInert: slide.hasAttribute('inert') }
    })
    return {
      inSight: slides.filter(({ isInSight }) => isInSight).length,
      outOfSightInReach: slides.filter(({ isInSight, isInert }) => !isInSight && !isInert).length,
    }
  })
}
