/** Time budget of one feature's browser tests, in seconds summed over all workers. */
export type FeatureBudget = {
  feature: string
  seconds: number
  /** Path prefixes: specs, and the stories' files for tests generated from stories. The longest match applies. */
  sources: readonly string[]
}

/**
 * The budget of each feature. A full run on two cores takes half of the sum. Raising a budget needs a reason in the commit: the browser tests of the
 * whole shop have to fit into 18 minutes.
 */
export const featureBudgets: readonly FeatureBudget[] = [
  { feature: 'design system', seconds: 200, sources: ['app/design-system/', 'tests/storybook/'] },
  {
    feature: 'basket page',
    seconds: 150,
    sources: ['tests/journeys/basket/basket', 'app/features/basket/'],
  },
  // A whole run took 179 s: it visits every screen state with axe, keyboard and reflow.
  { feature: 'screen states', seconds: 200, sources: ['tests/accessibility/screen-states/', 'tests/accessibility/tab-stops.spec.ts'] },
  { feature: 'basket drawer', seconds: 60, sources: ['tests/journeys/basket/basket-drawer.spec.ts', 'app/features/basket/drawer/'] },
  { feature: 'notices', seconds: 50, sources: ['tests/journeys/basket/notices.spec.ts', 'app/features/basket/notices/'] },
  { feature: 'promo codes', seconds: 40, sources: ['tests/journeys/basket/promo-code.spec.ts', 'app/features/basket/promo-code/'] },
  {
    feature: 'membership card',
    seconds: 30,
    sources: [
      'tests/journeys/basket/membership-toggle.spec.ts',
      'tests/journeys/basket/receipt.spec.ts',
      'app/features/basket/membership-toggle/',
    ],
  },
  { feature: 'amounts', seconds: 40, sources: ['tests/journeys/basket/stripped-zeroes.spec.ts'] },
  {
    feature: 'catalogue',
    seconds: 80,
    sources: [
      'tests/journeys/catalogue/listing.spec.ts',
      'tests/journeys/catalogue/product.spec.ts',
      'tests/journeys/catalogue/cards.spec.ts',
      'tests/journeys/catalogue/slice.spec.ts',
      'tests/journeys/catalogue/variants-api.spec.ts',
      'app/features/card/',
      'app/features/product/',
    ],
  },
  {
    feature: 'recommendations and offers',
    seconds: 50,
    sources: [
      'tests/journeys/catalogue/recommendations.spec.ts',
      'tests/journeys/catalogue/promo-tiles.spec.ts',
      'app/features/recommendations/',
      'app/features/promo-tiles/',
    ],
  },
  {
    feature: 'join, quiz and the Journal',
    seconds: 30,
    sources: ['tests/journeys/content/', 'app/features/content/'],
  },
  // 50 s until the service worker's versions and switch were tested: one of these tests starts a second shop. 90 s until every event was sent in both
  // stores: a journey from the first product to the cancelled membership in each, 36 s beside three other runs.
  { feature: 'events and offline', seconds: 150, sources: ['tests/journeys/measured/'] },
  { feature: 'home page', seconds: 20, sources: ['tests/journeys/catalogue/home.spec.ts'] },
  { feature: 'wishlist', seconds: 30, sources: ['tests/journeys/catalogue/wishlist.spec.ts', 'app/features/wishlist/'] },
  {
    feature: 'search',
    seconds: 60,
    sources: ['tests/journeys/frame/search.spec.ts', 'tests/accessibility/search.spec.ts', 'app/features/search/'],
  },
  { feature: 'banners', seconds: 50, sources: ['tests/journeys/frame/banners.spec.ts', 'app/features/banners/'] },
  { feature: 'header', seconds: 50, sources: ['tests/journeys/frame/header.spec.ts', 'app/features/header/'] },
  {
    feature: 'footer, country and newsletter',
    seconds: 60,
    sources: [
      'tests/journeys/frame/footer.spec.ts',
      'tests/journeys/frame/country.spec.ts',
      'tests/journeys/frame/newsletter.spec.ts',
      'app/features/country/',
      'app/features/newsletter/',
    ],
  },
  {
    feature: 'consent and third parties',
    seconds: 40,
    sources: ['tests/journeys/frame/consent.spec.ts', 'tests/journeys/frame/third-parties.spec.ts', 'app/features/consent/'],
  },
  {
    feature: 'page accessibility',
    seconds: 60,
    sources: [
      'tests/accessibility/pages.spec.ts',
      'tests/journeys/frame/accessibility-mode.spec.ts',
      'tests/journeys/frame/overlays.spec.ts',
    ],
  },
  // Three modals, and each reason that keeps one away: the wiring of a prompt is seen nowhere but in a browser.
  { feature: 'prompts', seconds: 90, sources: ['tests/journeys/prompts/'] },
  { feature: 'signing in and registering', seconds: 60, sources: ['tests/journeys/account/'] },
  { feature: 'checkout', seconds: 80, sources: ['tests/journeys/checkout/'] },
  { feature: 'first paint', seconds: 20, sources: ['tests/journeys/frame/first-paint.spec.ts'] },
  { feature: 'shoppers and stores', seconds: 60, sources: ['tests/journeys/shoppers/'] },
  { feature: 'gallery', seconds: 90, sources: ['tests/journeys/tools/gallery.spec.ts'] },
  { feature: 'test harness', seconds: 50, sources: ['tests/journeys/tools/harness'] },
  // Runs with `npm run review` and `npm run prove` alone.
  {
    feature: 'accessibility review',
    seconds: 5,
    sources: ['review/', 'transcripts/', 'seeded-defects/', 'other-browsers/'].map((part) => `tests/accessibility/${part}`),
  },
  { feature: 'reference of the contract', seconds: 20, sources: ['tests/journeys/tools/reference.spec.ts'] },
  { feature: 'page weight', seconds: 30, sources: ['tests/budgets/'] },
  { feature: 'security', seconds: 40, sources: ['tests/security/'] },
]
