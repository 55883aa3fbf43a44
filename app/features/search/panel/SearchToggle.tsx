import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { HeaderButton, HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { search } from '#app/design-system/icon/icons.ts'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { SEARCH_PANEL_ID } from '../search-term.ts'
import styles from './SearchToggle.module.css'

/** The search button in the header; without scripts a link to the search page. Spec §2 Search drawer. */
export function SearchToggle({ store }: { store: Store }) {
  return (
    <>
      <HeaderButton icon={search} label={searchPanelCopy.search} className={styles.button} {...opensDialog(SEARCH_PANEL_ID)} />
      <HeaderLink icon={search} label={searchPanelCopy.search} className={styles.link} href={storeHref(store, '/shop/search')} />
    </>
  )
}
