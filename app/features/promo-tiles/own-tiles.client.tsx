import { warnLeftOut } from '#app/platform/log/warn.ts'
import { type TileSlide, tileSlides } from './tile-slides.tsx'
import type { TileView } from './tile-view.ts'

// Loaded on demand: a cold visit has its tiles in the page.

/** Fetches the visitor's own tiles as slides; undefined on failure. */
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

/** Guards against an answer that is not from the shop's server, which sanitises tiles. */
function tilesIn(answer: unknown): TileView[] | undefined {
  const tiles: unknown = typeof answer === 'object' && answer !== null && 'tiles' in answer ? answer.tiles : undefined
  return Array.isArray(tiles) && tiles.every((tile) => typeof tile === 'object' && tile !== null && 'title' in tile)
    ? (tiles as TileView[])
    : undefined
}
