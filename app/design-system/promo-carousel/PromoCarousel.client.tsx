'use client'

import type { EmblaCarouselType } from 'embla-carousel'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { chevronLeft, chevronRight, pause, play } from '../icon/icons.ts'
import { prefersReducedMotion } from '../reduced-motion.ts'
import { useIsPhone } from '../use-phone.client.ts'
import styles from './PromoCarousel.module.css'
import { slidesEngine } from './slides-engine.ts'
import { useTurns } from './turns.client.ts'

export type PromoCarouselWords = {
  previous: string
  next: string
  /** Accessible name of the group of dots. */
  slides: string
  pause: string
  play: string
}

type PromoCarouselProps = {
  /** Accessible name, e.g. "Offers". */
  label: string
  /** `name` is the accessible name of the slide's dot, e.g. "Message 2 of 4". */
  slides: readonly { key: string; name: string; content: ReactNode }[]
  words: PromoCarouselWords
  /** Slides side by side: one in a banner and on a product page, two in the basket. Controls are shown when there are more. */
  perView?: 1 | 2
  /** `banner`: full page width, controls beside the slides. `block`: within a page, controls below the slides. */
  place?: 'banner' | 'block'
  /** Auto-play interval in ms; no auto-play if omitted. */
  turnsEveryMs?: number
  className?: string
}

/** A looping carousel with one or two visible slides (one on phones; a pair that needs no controls is stacked there). Off-screen slides are inert. */
export function PromoCarousel({ label, slides, words, perView = 1, place = 'banner', turnsEveryMs, className }: PromoCarouselProps) {
  const root = useRef<HTMLElement>(null)
  const hasControls = slides.length > perView
  const isPhone = useIsPhone()
  const inSight = isPhone ? 1 : perView
  const { viewport, current, go } = useSlides(root, hasControls)
  // Slides that come with the page are not announced: they may be mounted after it.
  const [isTurnedByHand, setTurnedByHand] = useState(false)
  const turns = useTurns(root, hasControls ? turnsEveryMs : undefined, () => go('next'))
  const turnByHand = () => {
    setTurnedByHand(true)
    turns.restart()
  }
  const press = (to: number | 'next' | 'previous') => {
    turnByHand()
    go(to)
  }
  const isInSight = (index: number) => !hasControls || (index - current + slides.length) % slides.length < inSight

  return (
    <section
      ref={root}
      className={classNames(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={label}
      data-per-view={perView}
      data-place={place}
      data-controls={hasControls}
    >
      {hasControls && (
        <IconButton label={words.previous} className={styles.previous} onClick={() => press('previous')}>
          <Icon icon={chevronLeft} size={16} />
        </IconButton>
      )}
      <div className={styles.viewport} ref={viewport} onPointerUp={turnByHand}>
        {/* Announced only when the shopper changes slides, not during auto-play. */}
        <ul className={styles.track} aria-live={isTurnedByHand && !turns.isPlaying ? 'polite' : 'off'}>
          {slides.map(({ key, content }, index) => (
            <li key={key} className={styles.slide} inert={!isInSight(index)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {hasControls && (
        <IconButton label={words.next} className={styles.next} onClick={() => press('next')}>
          <Icon icon={chevronRight} size={16} />
        </IconButton>
      )}
      {hasControls && (
        <div className={styles.controls}>
          <div className={styles.dots} role="group" aria-label={words.slides}>
            {slides.map(({ key, name }, index) => (
              <button
                key={key}
                type="button"
                className={styles.dot}
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => press(index)}
              />
            ))}
          </div>
          {turnsEveryMs !== undefined && (
            <IconButton label={turns.isPlaying ? words.pause : words.play} className={styles.pause} onClick={turns.toggle}>
              <Icon icon={turns.isPlaying ? pause : play} size={16} />
            </IconButton>
          )}
        </div>
      )}
    </section>
  )
}

/** The current slide and the functions that change it. The carousel library is loaded as soon as `root` is hovered or focused. */
function useSlides(root: RefObject<HTMLElement | null>, isMoving: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<EmblaCarouselType | undefined>>(undefined)
  const [current, setCurrent] = useState(0)

  const warmUp = useCallback((): Promise<EmblaCarouselType | undefined> => {
    if (!isMoving || !viewport.current) return Promise.resolve(undefined)
    // A failed load is retried next time.
    engine.current ??= slidesEngine(viewport.current, prefersReducedMotion(), setCurrent).catch(() => {
      engine.current = undefined
      return undefined
    })
    return engine.current
  }, [isMoving])
  useEffect(() => {
    const intent = new AbortController()
    const options = { once: true, signal: intent.signal }
    for (const sign of ['pointerenter', 'focusin']) root.current?.addEventListener(sign, () => void warmUp(), options)
    return () => {
      intent.abort()
      void engine.current?.then((moving) => moving?.destroy())
      engine.current = undefined
    }
  }, [root, warmUp])

  const go = (to: number | 'next' | 'previous') => {
    void warmUp().then((moving) => {
      if (to === 'next') moving?.scrollNext()
      else if (to === 'previous') moving?.scrollPrev()
      else moving?.scrollTo(to)
    })
  }
  return { viewport, current, go }
}
