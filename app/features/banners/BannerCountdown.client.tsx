'use client'

import type { ComponentProps } from 'react'
import { Countdown } from '#app/design-system/countdown/Countdown.client.tsx'
import { contractNow } from '#app/platform/time/contract-clock.ts'

/** What remains until a banner ends, by the contract's clock. */
export function BannerCountdown(props: Omit<ComponentProps<typeof Countdown>, 'now'>) {
  return <Countdown {...props} now={contractNow} />
}
