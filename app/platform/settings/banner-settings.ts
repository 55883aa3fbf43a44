/** Banner settings that the CMS does not have (open points A5, A92). */
export const bannerSettings = {
  /** The two skinny banners whose text the free-delivery experiment replaces. */
  freeDeliveryBannerIds: ['skinny-free-delivery', 'skinny-free-delivery-members'],
  /** Slide type of the review service, and each store's reviews page. */
  reviewService: {
    slideType: 'reviews',
    urls: { uk: 'https://reviews.ottilie.example/uk', us: 'https://reviews.ottilie.example/us' },
  },
} as const
