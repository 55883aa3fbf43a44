'use client'

import { useEffect, useRef } from 'react'
import { TabNav } from '#app/design-system/tabs/TabNav.tsx'
import { accountFrameCopy as copy } from '#app/messages/account/frame.ts'
import { headerCopy } from '#app/messages/frame/header.ts'
import { accountEntries } from '#app/platform/account/account-entries.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { type ShownEntry, shownEntries } from '#app/platform/account/active-entry.ts'
import { HIGHLIGHTED_SLUG } from '#app/platform/account/highlighted-slug.ts'
import { useHighlight } from '#app/platform/account/use-highlight.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

export type AccountNavigationProps = {
  store: Store
  /** Path of the page without the store's prefix. */
  path: string
  /** Flags that the page was rendered with. */
  flags: AccountFlags
  isMember: boolean
  level: 'first' | 'second'
}

/** One level of the account's navigation; nothing where a page has no second level. Spec §2 'Account area'. */
export function AccountNavigation({ store, path, flags, isMember, level }: AccountNavigationProps) {
  const isHighlighted = useHighlight(path, flags)
  const isGathered = flags['account-menu-variant'] === 'two'
  const entries = accountEntries({ isMember, isGathered, showMemberBenefits: flags.showMemberBenefits === '1' })
  const shown = shownEntries(entries, path)[level]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => showActive(place.current), [])
  if (shown.length === 0) return null
  return (
    <div ref={place} className="account-navigation">
      <TabNav
        label={level === 'first' ? copy.navigation : copy.secondLevel}
        layout={level === 'first' ? 'side' : 'row'}
        links={shown.map((entry) => ({
          href: storeHref(store, entry.path),
          label: labelOf(entry, isHighlighted),
          isCurrent: entry.isCurrent,
          isActive: entry.isActive,
        }))}
      />
    </div>
  )
}

function labelOf({ slug, title }: ShownEntry, isHighlighted: boolean) {
  if (slug !== HIGHLIGHTED_SLUG || !isHighlighted) return title
  return (
    <>
      {title} <span className="account-new">{headerCopy.newTag}</span>
    </>
  )
}

/**
 * Scrolls the row of a small screen to the active link, without moving the page. Browsers that know `scroll-initial-target` have done it before the
 * first paint (Tabs.module.css).
 */
function showActive(place: HTMLElement | null): void {
  const row = place?.querySelector('ul')
  const active = row?.querySelector<HTMLElement>('[aria-current], [data-active]')
  if (!row || !active) return
  const [outer, inner] = [row.getBoundingClientRect(), active.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left
}
