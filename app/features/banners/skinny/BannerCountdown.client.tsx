'use client'

import type { ComponentProps } from 'react'
import { Countdown } from '#app/design-system/countdown/Countdown.client.tsx'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'

type BannerCountdownProps = Omit<ComponentProps<typeof Countdown>, 'now' | 'words'> & { copy: BannersCopy['countdown']; locale: string }

/** The time left until a banner ends, by the contract's clock. */
export function BannerCountdown({ copy, locale, ...props }: BannerCountdownProps) {
  const left = (unit: keyof typeof copy.left, count: number) => formatMessage(copy.left[unit], { count }, locale)
  return <Countdown {...props} words={{ clock: copy.clock, left }} now={contractNow} />
}
