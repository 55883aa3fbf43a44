export type ScrollState = {
  atStart: boolean
  atEnd: boolean
  /** 0 at the start, 1 at the end. */
  progress: number
}

/** The scroll position of a row. Widths in px, with half a pixel tolerance for rounding. */
export function scrollState({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): ScrollState {
  const room = scrollWidth - clientWidth
  if (room <= 1) return { atStart: true, atEnd: true, progress: 0 }
  return { atStart: scrollLeft <= 1, atEnd: scrollLeft >= room - 1, progress: Math.min(1, Math.max(0, scrollLeft / room)) }
}
