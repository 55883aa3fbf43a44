'use client'

import { useEffect } from 'react'

/**
 * Replaces every picture that fails to load with its fallback, including those that failed before this code loaded. Render it once in the root layout; it
 * outputs nothing.
 */
export function PictureSupport() {
  useEffect(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) if (hasFailed(picture)) fallBack(picture)
    const handleError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) fallBack(target)
    }
    // Image error events do not bubble.
    document.addEventListener('error', handleError, true)
    return () => document.removeEventListener('error', handleError, true)
  }, [])
  return null
}

function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0
}

/** Once only: if the fallback fails too, the paper colour remains. */
function fallBack(picture: HTMLImageElement): void {
  const { fallback } = picture.dataset
  if (fallback === undefined || picture.getAttribute('src') === fallback) return
  for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) source.remove()
  picture.removeAttribute('srcset')
  picture.removeAttribute('sizes')
  picture.src = fallback
}
