import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'

/** Options of every promo carousel: looping, slides aligned to the start, speed 20 on the library's scale. Open point A84. */
const promoCarouselOptions = { loop: true, duration: 20, align: 'start' } as const satisfies EmblaOptionsType

/**
 * The carousel library, bound to the viewport element. Loaded when slides first move, so that a page without input does not load it before the first auto-play
 * step (decision 016). `isStill` moves without animation.
 */
export async function slidesEngine(viewport: HTMLElement, isStill: boolean, onSelect: (index: number) => void): Promise<EmblaCarouselType> {
  const { default: embla } = await import('embla-carousel')
  const engine = embla(viewport, { ...promoCarouselOptions, ...(isStill && { duration: 0 }) })
  engine.on('select', () => onSelect(engine.selectedScrollSnap()))
  return engine
}
