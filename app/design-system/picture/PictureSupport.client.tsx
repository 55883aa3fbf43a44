'use client'

import { useEffect } from 'react'

/**
 * Puts the fallback in the place of every picture that cannot be had, also of those that failed before this was loaded. Put it once
 * into the root layout; it renders nothing.
 */
export function PictureSupport() {
  useEffect(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) if (hasFailed(picture)) fallBack(picture)
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) fallBack(target)
    }
    // The event of a picture does not bubble.
    document.addEventListener('error', handleError, true)
    return () => document.removeEventListener('error', handleError, true)
  }, [])
  return null
}

function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}

/** Once only: a fallback that cannot be had either leaves the picture's paper. */
function fallBack(picture: HTMLImageElement): void {
  const { fallback } = picture.dataset
  if (fallback === undefined || picture.getAttribute('src') === fallback) return
  picture.removeAttribute('srcset')
  picture.src = fallback
}
