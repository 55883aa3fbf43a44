import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { CarouselArrows, CarouselDots } from './CarouselControls.client.tsx'
import type { CarouselWords } from './carousel-words.ts'

/** With more slides than this there are controls. */
const SLIDES_WITHOUT_CONTROLS = 4

type CarouselProps = {
  /** Unique on the page. */
  id: string
  heading: ReactNode
  headingLevel?: 2 | 3
  lead?: ReactNode
  /** Slides with their keys, in order. */
  slides: readonly { key: string; content: ReactNode }[]
  words: CarouselWords
}

/**
 * A row of slides that scrolls and snaps: by wheel, by finger and by keyboard, also without JavaScript. Arrows (wide
 * screens) and dots (phones) come with more than four slides. Slides out of sight are not inert: a focus that moves onto
 * one scrolls it into view, so nothing hidden is ever focused and nothing on the page is out of reach.
 */
export function Carousel({ id, heading, headingLevel = 2, lead, slides, words }: CarouselProps) {
  const Heading = `h${headingLevel}` as const
  const headingId = `${id}-heading`
  const hasControls = slides.length > SLIDES_WITHOUT_CONTROLS
  return (
    <section className={styles.carousel} aria-labelledby={headingId}>
      <div className={styles.header}>
        <div>
          <Heading id={headingId} className={styles.heading} data-level={headingLevel}>
            {heading}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {hasControls && <CarouselArrows trackId={id} words={words} />}
      </div>
      <ul id={id} className={styles.track} aria-labelledby={headingId}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {hasControls && <CarouselDots trackId={id} words={words} pages={Math.ceil(slides.length / 2)} />}
    </section>
  )
}
