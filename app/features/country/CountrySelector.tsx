import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { FooterButton, FooterLink } from '#app/design-system/footer/FooterControl.tsx'
import { pin } from '#app/design-system/icon/icons.ts'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { type PagePaths, pathInStore } from '#app/platform/store/path-in-store.ts'
import { everyStore, type Store } from '#app/platform/store/stores.ts'
import styles from './CountrySelector.module.css'
import { COUNTRY_DIALOG } from './country-dialog.ts'

/**
 * The current store; a press opens the country dialog. Without scripts it is a link to the same page in the other store,
 * or to that store's home page if it has no such page. Spec §2.
 */
export function CountrySelector({ store, path, alternates }: PagePaths & { store: Store }) {
  const shell = shellCopy(store.locale)
  const other = everyStore.find(({ locale }) => locale !== store.locale) ?? store
  return (
    <>
      <div className={styles.selector}>
        <FooterButton icon={pin} {...opensDialog(COUNTRY_DIALOG)}>
          {shell.store}
        </FooterButton>
      </div>
      <noscript>
        <FooterLink href={storeHref(other, pathInStore(other, { path, alternates }) || '/')} hrefLang={other.locale} data-store-switch="">
          {shell.switchStore}
        </FooterLink>
      </noscript>
    </>
  )
}
