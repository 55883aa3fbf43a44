import type { ReactNode } from 'react'
import { EXTERNAL_REL } from '#app/design-system/rich-text/safe-link.ts'
import type { BannerLink } from './banners-view.ts'

type BannerAnchorProps = {
  link: BannerLink | undefined
  /** Announced for a link that opens a new tab. */
  newTab: string
  className?: string | undefined
  children: ReactNode
}

/** Text of a banner, linked if the banner has a link. */
export function BannerAnchor({ link, newTab, className, children }: BannerAnchorProps) {
  if (!link) return <span className={className}>{children}</span>
  if (!link.opensNewTab) {
    return (
      <a href={link.href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={link.href} className={className} target="_blank" rel={EXTERNAL_REL}>
      {children}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}
