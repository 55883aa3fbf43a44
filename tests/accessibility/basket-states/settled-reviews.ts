/** Something that axe cannot judge by itself, and what a person found who looked. */
export type SettledReview = {
  rule: string
  /** Which elements: a selector that all of them match. */
  selector: string
  /** The same in words. */
  where: string
  why: string
}

/** Everything on the bag's page that axe leaves to a person. What is met on no state of a whole sweep must be taken out. */
export const settledReviews: readonly SettledReview[] = [
  {
    rule: 'color-contrast',
    selector: '[class*="_hero"] :is(h1, p)',
    where: 'heading and lead of the page that stands in when the bag cannot be told',
    why: 'They stand on a picture. Against every point of it behind the words the contrast is 9.6 to 1 or more, at 1440 and at 390 px; 4.5 is wanted.',
  },
]
