import { BagMask } from './BagMask.tsx'
import type { BagState } from './bag-state.ts'
import { ProductAdded } from './ProductAdded.client.tsx'

/** What stands right under the drawer's title: the mask while something is on its way, and the word that a cross-sell has come. */
export function BagNotice({ state, isWaiting }: { state: BagState; isWaiting: boolean }) {
  return (
    <>
      {isWaiting && <BagMask />}
      <ProductAdded count={state.crossSells} />
    </>
  )
}
