import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { favouritesCopy as copy } from '#app/messages/products/favourites.ts'

type ForYouPageProps = {
  /** From the contract; undefined if it failed to load. */
  subtitle: string | undefined
  /** URL of the page, to try again. */
  href: string
  /** Rows of products, best first. */
  children: ReactNode
}

/** 'Just For You': what the shop picks from what the shopper bought and wishes for. Spec §2 Account. */
export function ForYouPage({ subtitle, href, children }: ForYouPageProps) {
  return (
    <>
      {subtitle === undefined ? (
        <Alert level="error">
          {copy.failed} <TextLink href={href}>{copy.retry}</TextLink>
        </Alert>
      ) : (
        <p>{subtitle}</p>
      )}
      {children}
    </>
  )
}
