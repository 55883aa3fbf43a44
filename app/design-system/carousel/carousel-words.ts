/** Copy for a carousel's controls. */
export type CarouselWords = {
  /** E.g. "Previous products". */
  previous: string
  /** E.g. "Next products". */
  next: string
  /** Accessible name of the dots, e.g. "Pages". */
  pages: string
  /** Name of one dot, e.g. "Page 2". */
  page: (page: number) => string
}
