'use client'

import { LiveButton } from '#app/design-system/button/LiveButton.client.tsx'

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return <LiveButton onClick={() => window.print()}>{label}</LiveButton>
}
