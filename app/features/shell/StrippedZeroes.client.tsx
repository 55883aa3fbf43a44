'use client'

import { StripsZeroes } from '#app/design-system/price/StripsZeroes.tsx'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** Strips '.00' from every amount of the page, for whoever the flag says so of. Open point A152. */
export function StrippedZeroes({ rendered }: { /** The flag that the page was made with. */ rendered: string }) {
  return useFlag('strip-minor-zeros', rendered) === '1' && <StripsZeroes />
}
