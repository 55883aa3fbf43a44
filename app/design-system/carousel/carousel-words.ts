/** What the controls of a carousel say. */
export type CarouselWords = {
  /** As "Previous products". */
  previous: string
  /** As "Next products". */
  next: string
  /** Names the dots, as "Pages". */
  pages: string
  /** Name of one dot, as "Page 2". */
  page: (page: number) => string
}
