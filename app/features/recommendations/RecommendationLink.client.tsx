'use client'

import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { EXTERNAL_REL } from '#app/design-system/rich-text/safe-link.ts'
import { trackUnchecked } from '#app/platform/tracking/track.ts'
import type { RecommendationLinkView as Link } from './recommendation-view.ts'

/** Link to more products. A press is tracked as the API says. */
export function RecommendationLink({ link: { href, text, isExternal, pressed } }: { link: Link }) {
  return (
    <TextLink arrow href={href} rel={isExternal ? EXTERNAL_REL : undefined} onClick={() => pressed && trackUnchecked(pressed)}>
      {text}
    </TextLink>
  )
}
