'use client'

import { useEffect, useRef, useState } from 'react'
import { CarouselDots } from '#app/design-system/carousel/CarouselControls.client.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Ribbon } from '#app/design-system/ribbon/Ribbon.tsx'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import './product-page.css'
import { useChoice } from './Purchase.client.tsx'

const TRACK = 'gallery'

/** Where the pictures are swiped. */
const PHONES = '(max-width: 47.99rem)'

/** The pictures of the chosen variant: side by side to swipe on phones, with dots; elsewhere the first one large and the others below it. */
export function Gallery() {
  const { variant, name, copy } = useChoice()
  const { pictures, ribbon, choice, sku } = variant
  const track = useRef<HTMLUListElement>(null)
  const isSwiped = useIsSwiped()
  const shownSku = useRef(sku)
  // Another variant starts at its first picture. The first one stays where it was swiped to before hydration.
  useEffect(() => {
    if (shownSku.current === sku) return
    shownSku.current = sku
    if (track.current) track.current.scrollLeft = 0
  }, [sku])
  const shown = pictures.length > 0 ? pictures : [undefined]
  const hasDots = shown.length > 1
  return (
    <section aria-label={copy.gallery}>
      <ul
        ref={track}
        id={TRACK}
        className="product-gallery-track"
        aria-label={copy.pictures}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={isSwiped && hasDots ? 0 : undefined}
      >
        {shown.map((picture, index) => (
          // The index is the key: the same places show the pictures of another variant.
          <li key={String(index)} className="product-gallery-picture">
            <Picture
              {...pictureSources(picture?.src)}
              sizes={index === 0 ? '(max-width: 47.99rem) 100vw, 55vw' : '(max-width: 47.99rem) 100vw, 27vw'}
              alt={picture?.alt || `${name}, ${choice}`}
              priority={index === 0}
            />
            {index === 0 && ribbon && (
              <div className="product-gallery-ribbon">
                <Ribbon ribbonKey={ribbon.key} text={ribbon.text} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasDots && (
        <CarouselDots trackId={TRACK} words={{ pages: copy.pictures }} pages={copy.pictureNames.slice(0, shown.length)} hasArrows={false} />
      )}
    </section>
  )
}

/** Whether the pictures scroll, and so need a tab stop: not every browser gives one to what scrolls. */
function useIsSwiped(): boolean {
  const [isSwiped, setSwiped] = useState(false)
  useEffect(() => {
    const phones = matchMedia(PHONES)
    const tell = () => setSwiped(phones.matches)
    tell()
    phones.addEventListener('change', tell)
    return () => phones.removeEventListener('change', tell)
  }, [])
  return isSwiped
}
