/** The drawer's content. */
export type DrawerModules = Awaited<ReturnType<typeof loadDrawerModules>>

/** Loads the drawer's content on intent or on the press, so that pages where nothing is added never load it. */
export async function loadDrawerModules() {
  // Load the contract's client too. If that fails, the change reports the error.
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
