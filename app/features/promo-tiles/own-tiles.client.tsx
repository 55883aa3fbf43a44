import { warnLeftOut } from '#app/platform/log/warn.ts'
import { type TileSlide, tileSlides } from './tile-slides.tsx'
import type { TileView } from './tile-view.ts'

// Loaded when a session is open or the bag changes: a cold visit has its tiles in the page.

/** The visitor's own tiles as slides, from the shop's own server; undefined when they cannot be had. */
export async function ownSlides(address: string): Promise<TileSlide[] | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' })
    const tiles = tilesIn(await answer.json())
    return tiles && tileSlides(tiles)
  } catch (error) {
    warnLeftOut('promo tiles', error)
    return undefined
  }
}

/** The shop's own server answers, with tiles that it has made harmless; whatever else comes is not taken for tiles. */
function tilesIn(answer: unknown): TileView[] | undefined {
  const tiles: unknown = typeof answer === 'object' && answer !== null && 'tiles' in answer ? answer.tiles : undefined
  return Array.isArray(tiles) && tiles.every((tile) => typeof tile === 'object' && tile !== null && 'title' in tile)
    ? (tiles as TileView[])
    : undefined
}
