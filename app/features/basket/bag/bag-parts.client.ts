/** What fills the drawer, loaded on intent or on the press: none of it is on a page that nothing is added from. */
export type BagParts = Awaited<ReturnType<typeof loadBagParts>>

/** Loads it. */
export async function loadBagParts() {
  // The contract's client comes beside the rest and not after it. Where it cannot be had, the change itself says so.
  void import('../sending/send-change.client.ts').catch(() => undefined)
  const [{ BagAnnouncement, BagBody }, { BagFooter }, { BagNotice }, { GlobalNotices }, { addPressed, retryFailed }] = await Promise.all([
    import('./BagBody.client.tsx'),
    import('./BagFooter.client.tsx'),
    import('./BagNotice.client.tsx'),
    import('./GlobalNotices.client.tsx'),
    import('./bag-adding.client.ts'),
  ])
  return { BagAnnouncement, BagBody, BagFooter, BagNotice, GlobalNotices, addPressed, retryFailed }
}
