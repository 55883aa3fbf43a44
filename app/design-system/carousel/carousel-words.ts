/** What the controls of a carousel say. */
export type CarouselWords = {
  /** As "Previous products". */
  previous: string
  /** As "Next products". */
  next: string
  /** Names the dots, as "Pages". */
  pages: string
  /** Name of one dot; `{page}` is replaced, as "Page {page}". */
  page: string
}
