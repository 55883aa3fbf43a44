import { expect, test } from 'vitest'
import { skinnyView } from '#app/features/banners/skinny/skinny-view.ts'
import { exposurePlace } from '#app/features/basket/promo-code/promo-group.ts'
import { recordedTeaser } from '#app/features/prompts/choose-prompt.ts'
import { isStrikeMeasured } from '#app/platform/catalogue/strikes-offers.ts'
import { flagsIn } from '#app/platform/experiments/known-flags.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { stores } from '#app/platform/store/stores.ts'
import { experimentFlags } from '#fixtures/flags/experiments.ts'
import { executeInWorld } from '#mock-server/test.ts'
import { GetSkinnyBannerContentDocument } from '#operations/__generated__/operations.ts'

// The variations whose exposure the experiments plan, held against those that the shop records.

/** The variation that the banner above a page records for a value of an experiment. */
async function recordedByBanner(flag: string, value: string, path: string): Promise<string | undefined> {
  const { data } = await executeInWorld({ document: GetSkinnyBannerContentDocument, variables: contentSource({}) })
  const view = skinnyView(data?.skinnyBannerContent ?? [], {
    store: stores.uk,
    path,
    isMember: false,
    flags: flagsIn({ [flag]: value }),
  })?.view
  return view?.experiment?.flag === flag ? view.experiment.variation : undefined
}

/** What the shop records of whoever has a value, by experiment. It records nothing of the others. */
const recorded: Readonly<Record<string, (value: string) => string | undefined | Promise<string | undefined>>> = {
  'experiment-anniversary-teaser': (value) =>
    recordedTeaser({ hasPlusMembership: true, flags: { teaser: value, discovery: '', discoveryAfterRenewal: '' } }),
  'experiment-promo-visibility': (value) => (exposurePlace(value) ? value : undefined),
  'experiment-strikethrough-price': (value) => (isStrikeMeasured(value) ? value : undefined),
  'experiment-free-shipping-threshold': (value) => recordedByBanner('experiment-free-shipping-threshold', value, '/'),
  'experiment-lip-week': (value) => recordedByBanner('experiment-lip-week', value, '/shop/makeup'),
}

test.each(Object.entries(experimentFlags))(
  '%s plans exposures of the variations that the shop records, and of no other',
  async (name, flag) => {
    const said = await Promise.all(Object.keys(flag.values).map((value) => recorded[name]?.(value)))
    expect(Object.keys(flag.parts ?? flag.values).toSorted()).toEqual([...new Set(said.filter((one) => one !== undefined))].toSorted())
  },
)

test('what the shop records belongs to an experiment that there is', () => {
  expect(Object.keys(experimentFlags)).toEqual(expect.arrayContaining(Object.keys(recorded)))
})
