'use client'

import { StripsZeroes } from '#app/design-system/price/StripsZeroes.tsx'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** Strips '.00' from every amount if the flag says so. Open point A152. */
export function StrippedZeroes({ rendered }: { /** The flag that the page was rendered with. */ rendered: string }) {
  return useFlag('strip-minor-zeros', rendered) === '1' && <StripsZeroes />
}
