import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EditorialTile } from '#app/design-system/tile/EditorialTile.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ListingView } from './listing-data.ts'

/** An editorial tile between rows of products. */
export function MarketingTile({ tile, store }: { tile: ListingView['marketingTiles'][number]; store: Store }) {
  const src = tile.image?.src ?? '/images/scenes/members-tile-960.webp'
  return (
    <EditorialTile
      heading={tile.title}
      picture={{
        src,
        srcSet: `${src.replace('-960', '-480')} 480w, ${src} 960w`,
        sizes: '(max-width: 47.99rem) 100vw, 45vw',
        width: 960,
        height: 520,
        alt: '',
        paper: 'powder',
      }}
      actions={<ButtonLink href={storeHref(store, tile.href)}>{tile.linkText ?? tile.title}</ButtonLink>}
    >
      {tile.description && <p>{tile.description}</p>}
    </EditorialTile>
  )
}
