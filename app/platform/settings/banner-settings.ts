/** Banner settings that the CMS does not have (open points A5, A92). */
export const bannerSettings = {
  /** The two skinny banners that the free-delivery experiment speaks in. */
  freeDeliveryBannerIds: ['skinny-free-delivery', 'skinny-free-delivery-members'],
  /** From when its variants promise free delivery, minor units by the store's currency. */
  freeDeliveryFrom: { '1': { GBP: 5000, USD: 5000 }, '2': { GBP: 2500, USD: 3000 } },
  /** The type of a slide that is the review service's own, and where its reviews of each store are read. */
  reviewService: {
    slideType: 'reviews',
    urls: { uk: 'https://reviews.ottilie.example/uk', us: 'https://reviews.ottilie.example/us' },
  },
} as const
