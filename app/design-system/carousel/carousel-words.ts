/** Copy for a carousel's controls. */
export type CarouselWords = {
  /** As "Previous products". */
  previous: string
  /** As "Next products". */
  next: string
  /** Accessible name of the dots, e.g. "Pages". */
  pages: string
  /** Name of one dot, as "Page 2". */
  page: (page: number) => string
}
