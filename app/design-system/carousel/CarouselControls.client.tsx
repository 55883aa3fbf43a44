'use client'

import { useEffect, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../icon/icons.ts'
import { prefersReducedMotion } from '../reduced-motion.ts'
import styles from './CarouselControls.module.css'
import type { CarouselWords } from './carousel-words.ts'
import { type ScrollState, scrollState } from './scroll-state.ts'

/** A slide counts as visible when this share of it is. */
const HALF = 0.5

type ControlsProps = {
  /** Id of the scrolling list. */
  trackId: string
  words: Omit<CarouselWords, 'page'>
}

/** Two buttons that scroll by the visible width. At an end the button is greyed out and keeps focus. */
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

type DotsProps = {
  /** Id of the scrolling list. */
  trackId: string
  words: Pick<CarouselWords, 'pages'>
  /** Accessible name of each page's dot. */
  pages: readonly string[]
  /** Whether wide screens have arrows. */
  hasArrows: boolean
}

/** One dot per page of slides, for phones: an alternative to swiping. */
export function CarouselDots({ trackId, words, pages, hasArrows }: DotsProps) {
  const { progress } = useScrollState(trackId)
  useInertSlides(trackId, hasArrows)
  const current = Math.round(progress * (pages.length - 1))
  return (
    <div className={styles.dots} role="group" aria-label={words.pages}>
      {pages.map((page, index) => (
        <button
          key={page}
          type="button"
          className={styles.dot}
          aria-label={page}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => scrollTrack(trackId, (track) => (index / (pages.length - 1)) * (track.scrollWidth - track.clientWidth))}
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

/** Where dots replace the arrows. */
const PHONES = '(max-width: 47.99rem)'

/** Makes off-screen slides inert wherever controls can bring them into view. The focused slide keeps focus. */
function useInertSlides(trackId: string, hasArrows: boolean): void {
  useEffect(() => {
    const track = document.getElementById(trackId)
    if (!track) return
    const phones = matchMedia(PHONES)
    const watch = () =>
      new IntersectionObserver(
        (entries) => entries.forEach(({ target, intersectionRatio }) => setInert(target, intersectionRatio < HALF)),
        {
          root: track,
          threshold: HALF,
        },
      )
    let observer: IntersectionObserver | undefined
    const begin = () => {
      observer?.disconnect()
      observer = hasArrows || phones.matches ? watch() : undefined
      for (const slide of track.children) {
        setInert(slide, false)
        observer?.observe(slide)
      }
    }
    begin()
    phones.addEventListener('change', begin)
    return () => {
      observer?.disconnect()
      phones.removeEventListener('change', begin)
    }
  }, [trackId, hasArrows])
}

function setInert(slide: Element, isInert: boolean): void {
  slide.toggleAttribute('inert', isInert && !slide.contains(document.activeElement))
}

function move(trackId: string, direction: 1 | -1): void {
  scrollTrack(trackId, (track) => track.scrollLeft + direction * track.clientWidth)
}

function scrollTrack(trackId: string, to: (track: HTMLElement) => number): void {
  const track = document.getElementById(trackId)
  track?.scrollTo({ left: to(track), behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
