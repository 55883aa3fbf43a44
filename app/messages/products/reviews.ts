/** Words of the review service's strip. */
export const reviewsCopy = { heading: 'What shoppers say of us' } as const
