import type { DrawerState } from './adding/drawer-state.ts'
import { DrawerMask } from './DrawerMask.tsx'
import { ProductAdded } from './ProductAdded.client.tsx'

/** Below the drawer's title: the mask while something is being added, and 'Product Added' after a cross-sell. */
export function DrawerNotice({ state, isWaiting }: { state: DrawerState; isWaiting: boolean }) {
  return (
    <>
      {isWaiting && <DrawerMask />}
      <ProductAdded count={state.crossSells} />
    </>
  )
}
