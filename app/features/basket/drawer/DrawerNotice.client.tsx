import type { DrawerState } from './adding/drawer-state.ts'
import { DrawerMask } from './DrawerMask.tsx'
import { ProductAdded } from './ProductAdded.client.tsx'

/** What stands right under the drawer's title: the mask while something is on its way, and the word that a cross-sell has come. */
export function DrawerNotice({ state, isWaiting }: { state: DrawerState; isWaiting: boolean }) {
  return (
    <>
      {isWaiting && <DrawerMask />}
      <ProductAdded count={state.crossSells} />
    </>
  )
}
