/** What fills the drawer, loaded on intent or on the press: none of it is on a page that nothing is added from. */
export type DrawerModules = Awaited<ReturnType<typeof loadDrawerModules>>

/** Loads it. */
export async function loadDrawerModules() {
  // The contract's client comes beside the rest and not after it. Where it cannot be had, the change itself says so.
  void import('../sending/send-change.client.ts').catch(() => undefined)
  const [{ DrawerAnnouncement, DrawerBody }, { DrawerFooter }, { DrawerNotice }, { GlobalNotices }, { addProducts, retryFailed }] =
    await Promise.all([
      import('./blocks/DrawerBody.client.tsx'),
      import('./DrawerFooter.client.tsx'),
      import('./DrawerNotice.client.tsx'),
      import('../notices/GlobalNotices.client.tsx'),
      import('./adding/add-products.client.ts'),
    ])
  return { DrawerAnnouncement, DrawerBody, DrawerFooter, DrawerNotice, GlobalNotices, addProducts, retryFailed }
}
