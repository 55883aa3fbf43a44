/** The review strip. */
export const reviewsCopy = { heading: 'What shoppers say about us' } as const
