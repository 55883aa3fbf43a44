/** Settings of the review widget: 4 and 5 stars, in English. Spec §9. */
export const reviewSettings = { mount: 'review-strip', stars: '4,5', languages: 'en' } as const
