import { facebook, pinterest, x } from '#app/design-system/icon/icons.ts'
import { IconLinks } from '#app/design-system/icon-links/IconLinks.tsx'
import { shareCopy } from '#app/messages/frame/share.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { networkNames, networks, profiles } from '#app/platform/settings/social.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { shareAddress } from './share-address.ts'

const icons = { facebook, x, pinterest } as const

type ShareLinksProps = {
  store: Store
  /** Path of the page without the store's prefix. */
  path: string
  title: string
  /** URL of the picture to share. */
  image?: string | undefined
}

/** Links that share a page on social networks. Spec §2. */
export function ShareLinks({ store, path, title, image }: ShareLinksProps) {
  const { siteUrl } = serverSettings()
  const shared = { url: siteUrl + storeHref(store, path), title, image: whole(image, siteUrl) }
  return (
    <IconLinks
      label={shareCopy.share}
      links={networks.map((network) => ({
        href: shareAddress(network, shared),
        label: formatMessage(shareCopy.shareOn, { network: networkNames[network] }),
        icon: icons[network],
      }))}
    />
  )
}

/** Links to the brand's profiles. Spec §2, open point A132. */
export function ProfileLinks() {
  const links = networks.flatMap((network) => {
    const href = profiles[network]
    const label = formatMessage(shareCopy.followOn, { brand: brand.name, network: networkNames[network] })
    return href === undefined ? [] : [{ href, label, icon: icons[network] }]
  })
  return links.length > 0 && <IconLinks label={shareCopy.follow} links={links} />
}

/** Absolute URL of a picture; undefined if it is not a valid URL. */
function whole(image: string | undefined, siteUrl: string): string | undefined {
  return image !== undefined && URL.canParse(image, siteUrl) ? new URL(image, siteUrl).href : undefined
}
