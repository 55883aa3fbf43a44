import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { accountFrameCopy as copy } from '#app/messages/account/frame.ts'
import { headerCopy } from '#app/messages/frame/header.ts'
import { type AccountNotification, AccountNotificationProvider } from '#app/platform/account/account-notification.client.tsx'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { AccountNavigation, type AccountNavigationProps } from './AccountNavigation.client.tsx'
import { NotificationArea } from './NotificationArea.client.tsx'
import './account-frame.css'

type AccountFrameProps = Omit<AccountNavigationProps, 'level'> & {
  /** The banner's heading, the page's h1. */
  title: string
  /** The line below it. */
  subheader: string
  /** Source of the banner's picture. */
  picture?: string | undefined
  /** What the page is rendered with, as after a post. */
  notification?: AccountNotification | undefined
  children: ReactNode
}

/** The frame of every page of the account: banner, navigation, notification area and the page's content. Spec §2 'Account area'. */
export function AccountFrame({ title, subheader, picture, notification, children, ...navigation }: AccountFrameProps) {
  const { store } = navigation
  return (
    <AccountNotificationProvider initial={notification}>
      <div className="account-banner" data-surface="dark">
        <div className="account-banner-words">
          <h1>{title}</h1>
          <p>{subheader}</p>
        </div>
        {picture && <Picture {...pictureSources(picture)} alt="" sizes="320px" className="account-banner-picture" />}
      </div>
      <div className="account-columns">
        <div className="account-side">
          <AccountNavigation {...navigation} level="first" />
          <form role="none" method="post" action="/api/session/logout" className="account-sign-out">
            <input type="hidden" name="locale" value={store.locale} />
            <input type="hidden" name="redirectTo" value={storeHref(store, '/')} />
            <Button type="submit" variant="quiet">
              {headerCopy.signOut}
            </Button>
          </form>
        </div>
        <div className="account-content">
          <AccountNavigation {...navigation} level="second" />
          <NotificationArea />
          {children}
        </div>
      </div>
    </AccountNotificationProvider>
  )
}

/** Stands in a page while its data is on the way. */
export function AccountLoading() {
  return (
    <p role="status" className="account-loading">
      {copy.loading}
    </p>
  )
}

/** Stands in a page whose data could not be had. `href`: the page, to try again. */
export function AccountFailed({ href }: { href: string }) {
  return (
    <Alert level="error">
      {copy.failed} <TextLink href={href}>{copy.retry}</TextLink>
    </Alert>
  )
}
