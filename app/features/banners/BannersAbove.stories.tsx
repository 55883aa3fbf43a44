import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { bannersCopy } from '#app/messages/frame/banners.ts'
import { baseFlags, type Flags } from '#app/platform/experiments/known-flags.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { readShopper } from '#app/platform/shopper/shopper-record.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import {
  GetMemberSkinnyBannerContentDocument,
  GetPromotionalBannerDocument,
  GetSkinnyBannerContentDocument,
} from '#operations/__generated__/operations.ts'
import { BannersAbove } from './BannersAbove.client.tsx'
import { type BannersView, noBanners } from './banners-view.ts'
import { promoView } from './promo/promo-view.ts'
import { skinnyView } from './skinny/skinny-view.ts'

type Args = { path: string; flags: Partial<Flags>; referral?: string }
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  args: { path: '/', flags: {} },
  parameters: { contract: '', layout: 'fullscreen' },
  loaders: [async ({ args }) => ({ banners: await bannersOf(args) })],
  render: (_args, { loaded }) => {
    const banners: BannersView = loaded['banners']
    return (
      <BannersAbove
        rendered={banners}
        ownAddress={undefined}
        basketHref="/basket"
        words={bannersCopy}
        locale={document.documentElement.lang}
        renderedAt={undefined}
      />
    )
  },
}

export default meta

export const ToAGuest: Story = {}

export const CountingDown: Story = { parameters: { contract: 'content=skinny-counting' } }

export const ReferAFriend: Story = { args: { referral: 'Rosa has sent you £5 off your first order' } }

export const WithMessagesThatTurn: Story = { args: { flags: { 'experiment-promotional-banner': '1' } } }

export const InAWarningColour: Story = {
  args: { flags: { 'experiment-promotional-banner': '1' } },
  parameters: { contract: 'content=banner-warning' },
}

/** Chooses a page's banners as the server does. */
async function bannersOf({ path, flags: own, referral }: Args): Promise<BannersView> {
  const store = storeOf(document.documentElement.lang)
  const flags = { ...baseFlags, ...own }
  const { isMember } = readShopper()
  const [skinny, promo] = await Promise.all([
    isMember
      ? ask(GetMemberSkinnyBannerContentDocument, contentSource({})).then((answer) => answer.memberSkinnyBannerContent)
      : ask(GetSkinnyBannerContentDocument, contentSource({})).then((answer) => answer.skinnyBannerContent),
    flags['experiment-promotional-banner'] === '1' ? ask(GetPromotionalBannerDocument, contentSource({})) : undefined,
  ])
  return {
    ...noBanners,
    skinny: skinnyView(skinny, { store, path, isMember, flags })?.view,
    referral,
    promo: promoView(promo?.promotionalBanner, { store, path, isMember, isFreeDeliveryActive: false }),
  }
}
