import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Callout } from '#app/design-system/callout/Callout.tsx'
import { LinkList } from '#app/design-system/link-list/LinkList.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { contactCopy as copy } from '#app/messages/pages/contact.ts'
import { messageParts } from '#app/platform/copy/format-message.ts'
import { helpHref, helpLinks } from '#app/platform/help/help-centre.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ContactPage.module.css'

/** The contact page: the help centre's articles, account links and an email address. Spec §2. */
export function ContactPage({ store }: { store: Store }) {
  const request = helpHref(store, 'newRequest')
  const email = (
    <a key="email" href={`mailto:${brand.email}`}>
      {brand.email}
    </a>
  )
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Container>
        <div className={styles.columns}>
          <LinkList id="contact-answers" heading={copy.answers} links={helpLinks(store).filter(({ href }) => href !== request)} />
          <LinkList
            id="contact-account"
            heading={copy.account}
            links={[
              { href: storeHref(store, '/account/order-history'), label: copy.orders },
              { href: storeHref(store, '/account/my-membership'), label: copy.membership },
              { href: storeHref(store, '/account/profile'), label: copy.profile },
            ]}
          />
        </div>
        <Callout action={<ButtonLink href={request}>{copy.request}</ButtonLink>}>{messageParts(copy.write, { email })}</Callout>
      </Container>
    </>
  )
}
