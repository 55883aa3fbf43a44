/** The reviews of a product. */
export const productReviewsCopy = {
  heading: 'What people say',
  outOf: 'out of 5, from {count, plural, one {# review} other {# reviews}}',
  histogram: 'Reviews by stars',
  starsColumn: 'Stars',
  reviewsColumn: 'Reviews',
  starsRow: '{count, plural, one {# star} other {# stars}}',
  onlyStars: '{count, plural, one {Reviews with # star} other {Reviews with # stars}}',
  allReviews: 'Show all reviews',
  stars: '{stars} out of 5 stars',
  critical: 'Most critical',
  shade: 'Shade: {shade}',
  yourShade: 'People with your shade say',
  others: 'Everyone else says',
  noneWritten: 'Nobody has written about it yet.',
  failed: "Sorry, we couldn't load the reviews. Refresh the page to try again.",
} as const
