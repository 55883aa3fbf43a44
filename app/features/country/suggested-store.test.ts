import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { suggestedStore } from './suggested-store.ts'

const { uk, us } = stores

test.each([
  { here: uk, chosen: us, country: undefined, wanted: us },
  { here: us, chosen: uk, country: undefined, wanted: uk },
  { here: uk, chosen: us, country: 'GB', wanted: us },
  { here: uk, chosen: uk, country: 'US', wanted: undefined },
  { here: us, chosen: us, country: 'GB', wanted: undefined },
])('a choice that was made decides, wherever they seem to be: $here.id, $chosen.id, $country [COUNTRY-08]', ({ wanted, ...visitor }) => {
  expect(suggestedStore(visitor.here, visitor.chosen, visitor.country)).toBe(wanted)
})

test.each([
  { here: uk, country: 'US', wanted: us },
  { here: us, country: 'GB', wanted: uk },
  { here: uk, country: 'GB', wanted: undefined },
  { here: us, country: 'US', wanted: undefined },
  { here: uk, country: 'FR', wanted: undefined },
  { here: us, country: 'UK', wanted: undefined },
  { here: us, country: '', wanted: undefined },
  { here: us, country: undefined, wanted: undefined },
])(
  'without a choice the country decides, and only GB and US do: $here.id, $country [COUNTRY-09, OP-NEWS-05]',
  ({ here, country, wanted }) => {
    expect(suggestedStore(here, undefined, country)).toBe(wanted)
  },
)
