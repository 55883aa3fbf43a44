import type { Locator } from '@playwright/test'

/** An element's height on the page, px. */
export const heightOf = (place: Locator): Promise<number> => place.evaluate((element) => element.getBoundingClientRect().height)

/** Whether the corners, the edges and the middle of an element are in the window with nothing over them. */
export const isWhollyInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    )
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
