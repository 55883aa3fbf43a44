import type { Meta, StoryObj } from '@storybook/nextjs-vite'
import { memberFooterCopy } from '#app/messages/frame/banners.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { EntitlementsDocument, GetCampaignThresholdsDocument } from '#operations/__generated__/operations.ts'
import { MemberFooter } from './member-footer/MemberFooter.client.tsx'
import { memberMessages } from './member-footer/member-messages.ts'

type Story = StoryObj

const meta: Meta = {
  parameters: { contract: '', layout: 'fullscreen' },
  globals: { shopper: 'plus-member' },
  loaders: [async () => ({ messages: await messages() })],
  render: (_args, { loaded }) => {
    const memberFooter = memberFooterCopy(document.documentElement.lang)
    return (
      <MemberFooter
        rendered={loaded['messages']}
        isHome={false}
        href="/account/member-benefits"
        label={memberFooter.label}
        button={formatMessage(memberFooter.button, { programme: brand.programme })}
      />
    )
  },
}

export default meta

export const WhatAwaits: Story = {}

/** The membership's benefits are unknown. */
export const BenefitsUnknown: Story = { parameters: { contract: 'fault=entitlements-fail' } }

/** The member's messages as the server builds them, without those that fail. */
async function messages(): Promise<string[]> {
  const store = storeOf(document.documentElement.lang)
  const [benefits, thresholds] = await Promise.all([
    ask(EntitlementsDocument, {}).catch(() => undefined),
    ask(GetCampaignThresholdsDocument, {}).catch(() => undefined),
  ])
  const known = { activeBenefits: benefits?.entitlements.activeBenefits ?? [], thresholds: thresholds?.campaignThresholds ?? [] }
  return memberMessages(known, store, memberFooterCopy(store.locale))
}
