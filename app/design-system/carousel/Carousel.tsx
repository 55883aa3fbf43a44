import type { ReactNode } from 'react'
import styles from './Carousel.module.css'
import { CarouselArrows, CarouselDots } from './CarouselControls.client.tsx'
import type { CarouselWords } from './carousel-words.ts'

/** With more slides than this, wide screens show arrows. Spec §9. */
const SLIDES_WITHOUT_ARROWS = 4

/** Visible slides on a phone; with more, dots are shown. Spec §9. */
const SLIDES_ON_PHONES = 2

type CarouselProps = {
  /** Unique on the page. */
  id: string
  heading: ReactNode
  headingLevel?: 2 | 3
  lead?: ReactNode
  /** A link beside the heading. */
  action?: ReactNode
  /** A link below the slides. */
  footer?: ReactNode
  /** `page`: full page width, 4 slides visible and fewer on narrow screens. `drawer`: full container width, always 2. */
  place?: 'page' | 'drawer'
  /** Keyed slides, in order. */
  slides: readonly { key: string; content: ReactNode }[]
  words: CarouselWords
  /** The slides hold nothing to focus: the row itself takes the focus, so that the arrow keys scroll it. */
  isReadOnly?: boolean
}

/**
 * A scroll-snapping row of slides, usable by wheel, touch and keyboard, also without JavaScript; 4 visible, 3 below 64rem, 2 below 48rem. Arrows appear with
 * more than four slides and never on phones, which have dots instead. Off-screen slides are inert wherever controls can bring them into view; elsewhere,
 * focusing one scrolls it into view, so all are reachable.
 */
export function Carousel({
  id,
  heading,
  lead,
  action,
  footer,
  place = 'page',
  slides,
  words: { page, ...words },
  isReadOnly,
  ...rest
}: CarouselProps) {
  const { headingLevel = 2 } = rest
  const Heading = `h${headingLevel}` as const
  const headingId = `${id}-heading`
  // A region is a landmark of its page. The page under a drawer may have one of the same name.
  const isRegion = place === 'page'
  const Part = isRegion ? 'section' : 'div'
  const hasArrows = slides.length > SLIDES_WITHOUT_ARROWS
  const hasDots = slides.length > SLIDES_ON_PHONES
  return (
    <Part className={styles.carousel} aria-labelledby={headingId} {...(!isRegion && { role: 'group', 'data-place': place })}>
      <div className={styles.header}>
        <div>
          <Heading id={headingId} className={styles.heading} data-level={headingLevel}>
            {heading}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {(action || hasArrows) && (
          <div className={styles.controls}>
            {action}
            {hasArrows && <CarouselArrows trackId={id} words={words} />}
          </div>
        )}
      </div>
      <ul id={id} className={styles.track} aria-labelledby={headingId} {...(isReadOnly && { tabIndex: 0 })}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {hasDots && (
        <CarouselDots
          trackId={id}
          words={words}
          pages={Array.from({ length: Math.ceil(slides.length / SLIDES_ON_PHONES) }, (_, index) => page(index + 1))}
          hasArrows={hasArrows}
        />
      )}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Part>
  )
}
