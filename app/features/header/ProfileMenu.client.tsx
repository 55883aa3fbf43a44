'use client'

import { useState } from 'react'
import { account } from '#app/design-system/icon/icons.ts'
import { Menu, type MenuItem } from '#app/design-system/menu/Menu.client.tsx'
import { headerCopy as copy } from '#app/messages/frame/header.ts'
import { accountEntries } from '#app/platform/account/account-entries.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { markHighlightSeen } from '#app/platform/account/highlighted-entry.ts'
import { HIGHLIGHTED_SLUG } from '#app/platform/account/highlighted-slug.ts'
import { useHighlight } from '#app/platform/account/use-highlight.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ProfileMenu.module.css'
import { signOut } from './sign-out.client.ts'

/** Id of the menu. */
const ACCOUNT_MENU_ID = 'account-menu'

type ProfileMenuProps = {
  store: Store
  /** Path of the page without the store's prefix. */
  path: string
  /** The flags that the page was rendered with. */
  flags: AccountFlags
}

/** The account menu of a logged-in shopper. Spec §2 'Header and navigation'. */
export function ProfileMenu({ store, path, flags }: ProfileMenuProps) {
  const { isMember } = useShopper()
  const isHighlighted = useHighlight(path, flags)
  const isGathered = useFlag('account-menu-variant', flags['account-menu-variant']) === 'two'
  const showMemberBenefits = useFlag('showMemberBenefits', flags.showMemberBenefits) === '1'
  const [leaving, setLeaving] = useState<'no' | 'under way' | 'failed'>('no')

  const handleSignOut = () => {
    if (leaving === 'under way') return
    setLeaving('under way')
    signOut(store.locale).then((isOut) => (isOut ? location.reload() : setLeaving('failed')))
  }

  const entries = accountEntries({ isMember, isGathered, showMemberBenefits }).map(({ slug, title, path: to }): MenuItem => {
    const isNew = slug === HIGHLIGHTED_SLUG
    return {
      id: slug,
      label: title,
      href: storeHref(store, to),
      ...(isNew && { onSelect: markHighlightSeen }),
      ...(isNew && isHighlighted && { tag: copy.newTag }),
    }
  })
  const detail = isHighlighted ? `${copy.toggleAccountMenu}, ${copy.oneNew}` : copy.toggleAccountMenu
  return (
    <Menu
      id={ACCOUNT_MENU_ID}
      heading={copy.welcomeBack}
      closeLabel={copy.closeAccountMenu}
      items={[...entries, { id: 'sign-out', label: copy.signOut, onSelect: handleSignOut, isBusy: leaving === 'under way' }]}
      notice={
        leaving === 'failed' && (
          <p role="alert" className={styles.failed}>
            {copy.signOutFailed}
          </p>
        )
      }
      button={{ icon: account, label: copy.profile, detail, count: isHighlighted ? 1 : 0 }}
    />
  )
}
