/** Words of the review service's strip. */
export const reviewsCopy = { heading: 'What shoppers say about us' } as const
