import { FooterLink } from '#app/design-system/footer/FooterControl.tsx'
import { SiteFooter } from '#app/design-system/footer/SiteFooter.tsx'
import { pin } from '#app/design-system/icon/icons.ts'
import { messagesOf } from '#app/messages/messages.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { everyStore, type Store } from '#app/platform/store/stores.ts'
import { footerColumns } from './footer-columns.ts'
import styles from './ShopFooter.module.css'

/** What stands below every page. `path` is the page's, without the store's prefix. Spec §2. */
export function ShopFooter({ store, path }: { store: Store; path: string }) {
  const { shell, footer } = messagesOf(store.locale)
  const other = everyStore.find(({ locale }) => locale !== store.locale) ?? store
  return (
    <SiteFooter
      newsletter={<p className={styles.tagline}>{footer.tagline}</p>}
      columns={footerColumns(store)}
      settings={
        <FooterLink icon={pin} href={storeHref(other, path)} hrefLang={other.locale} data-store-switch="">
          {shell.store}
          <span className="visually-hidden">. {shell.switchStore}</span>
        </FooterLink>
      }
      legal={shell.legal}
    />
  )
}
