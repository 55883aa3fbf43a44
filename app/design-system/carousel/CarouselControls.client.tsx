'use client'

import { useEffect, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../icon/icons.ts'
import styles from './CarouselControls.module.css'
import type { CarouselWords } from './carousel-words.ts'
import { type ScrollState, scrollState } from './scroll-state.ts'

type ControlsProps = {
  /** Id of the list that scrolls. */
  trackId: string
  words: CarouselWords
}

/** Two buttons that move by what is in sight. At an end the button stays, greyed, and keeps the focus. */
export function CarouselArrows({ trackId, words }: ControlsProps) {
  const { atStart, atEnd } = useScrollState(trackId)
  return (
    <div className={styles.arrows}>
      <IconButton
        shape="square"
        label={words.previous}
        aria-controls={trackId}
        aria-disabled={atStart || undefined}
        onClick={() => move(trackId, -1)}
      >
        <Icon icon={chevronLeft} size={20} />
      </IconButton>
      <IconButton
        shape="square"
        label={words.next}
        aria-controls={trackId}
        aria-disabled={atEnd || undefined}
        onClick={() => move(trackId, 1)}
      >
        <Icon icon={chevronRight} size={20} />
      </IconButton>
    </div>
  )
}

/** One dot for each pair of slides, for phones: the way on for who cannot swipe. */
export function CarouselDots({ trackId, words, pages }: ControlsProps & { pages: number }) {
  const { progress } = useScrollState(trackId)
  const current = Math.round(progress * (pages - 1))
  return (
    <div className={styles.dots} role="group" aria-label={words.pages}>
      {Array.from({ length: pages }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the row
          key={index}
          type="button"
          className={styles.dot}
          aria-label={words.page.replace('{page}', String(index + 1))}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => scrollTrack(trackId, (track) => (index / (pages - 1)) * (track.scrollWidth - track.clientWidth))}
        />
      ))}
    </div>
  )
}

function useScrollState(trackId: string): ScrollState {
  const [state, setState] = useState<ScrollState>({ atStart: true, atEnd: false, progress: 0 })
  useEffect(() => {
    const track = document.getElementById(trackId)
    if (!track) return
    const read = () => setState(scrollState(track))
    read()
    track.addEventListener('scroll', read, { passive: true })
    addEventListener('resize', read)
    return () => {
      track.removeEventListener('scroll', read)
      removeEventListener('resize', read)
    }
  }, [trackId])
  return state
}

function move(trackId: string, direction: 1 | -1): void {
  scrollTrack(trackId, (track) => track.scrollLeft + direction * track.clientWidth)
}

function scrollTrack(trackId: string, to: (track: HTMLElement) => number): void {
  const track = document.getElementById(trackId)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  track?.scrollTo({ left: to(track), behavior: still ? 'instant' : 'smooth' })
}
