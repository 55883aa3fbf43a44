import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'

/** How every promo carousel moves: round and round, slides at the start edge, 20 on the library's scale of speed. [CAROUSEL-06, CAROUSEL-07, CAROUSEL-08, A84] */
const promoCarouselOptions = { loop: true, duration: 20, align: 'start' } as const satisfies EmblaOptionsType

/**
 * The library that moves the slides, on the element that they are seen through. It comes when slides are first to move: a page without input
 * does not pay for it before its first turn (decision 016). `isStill` moves without movement.
 */
export async function slidesEngine(viewport: HTMLElement, isStill: boolean, onSelect: (index: number) => void): Promise<EmblaCarouselType> {
  const { default: embla } = await import('embla-carousel')
  const engine = embla(viewport, { ...promoCarouselOptions, ...(isStill && { duration: 0 }) })
  engine.on('select', () => onSelect(engine.selectedScrollSnap()))
  return engine
}
