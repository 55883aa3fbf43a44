'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Carousel } from '#app/design-system/carousel/Carousel.tsx'
import { closesDialog } from '#app/design-system/dialog/open-dialog.ts'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { discoveryCopy as copy } from '#app/messages/frame/prompts.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Owner } from '#app/platform/storage/kept-for.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { PromptName } from './choose-prompt.ts'
import type { Slides } from './find-prompt.client.ts'
import { PromptDialog } from './PromptDialog.client.tsx'
import { markSeen } from './seen-prompts.client.ts'
import { hasBack, knownSlides, slideAction, type ViewPerksRule } from './slide-actions.ts'

const DIALOG = 'discovery-journey'
const PICTURE = '/images/catalogue/cream-jar-ottilie-overnight-ceramide-cream-f4ece4-720.webp'

type DiscoveryJourneyProps = {
  owner: Owner
  marks: readonly PromptName[]
  /** At least one. */
  slides: Slides
  rule: ViewPerksRule
  /** The perks come when a 60-day trial has become a membership. Open point A101. */
  areFuturePerks: boolean
}

/** Walks a member through the perks, a slide at a time. Without a slide that the shop knows there is no journey. Spec §2 'Member prompt modals'. */
export function DiscoveryJourney({ slides, ...journey }: DiscoveryJourneyProps) {
  const known = knownSlides(slides)
  return known.length > 0 && <Journey {...journey} slides={known} />
}

function Journey({ owner, marks, slides, rule, areFuturePerks }: DiscoveryJourneyProps) {
  const [at, setAt] = useState(0)
  const isMarked = useRef(false)
  const slide = useRef<HTMLDivElement>(null)
  const store = storeOf(owner.store)
  const ids = slides.map(({ id }) => id)
  const mark = () => {
    if (!isMarked.current) markSeen(owner, marks)
    isMarked.current = true
  }
  const turn = (by: number) => {
    flushSync(() => setAt(at + by))
    // It is read out, and Tab goes on from it; the first slide is read with the dialog.
    slide.current?.focus()
  }
  const action = slideAction(ids, at, rule)
  const isOver = at >= slides.length - 1
  return (
    <PromptDialog
      id={DIALOG}
      title={<span className="discovery-title">{copy.title}</span>}
      closeLabel={copy.close}
      picture={<Picture {...pictureSources(PICTURE)} alt="" sizes="340px" />}
      onSeen={mark}
      footer={
        <div className="discovery-actions">
          {hasBack(ids, at) && (
            <Button variant="secondary" onClick={() => turn(-1)}>
              {copy.back}
            </Button>
          )}
          {action === 'CONTINUE' && (
            <Button key={`on-${at}`} className="discovery-on" {...(isOver ? closesDialog(DIALOG) : { onClick: () => turn(1) })}>
              {copy.actions.CONTINUE}
            </Button>
          )}
          {action !== 'CONTINUE' && (
            <ButtonLink
              className="discovery-on"
              href={storeHref(store, action === 'JOIN' ? JOIN_PATH : '/account/member-benefits')}
              onClick={mark}
            >
              {copy.actions[action]}
            </ButtonLink>
          )}
        </div>
      }
    >
      <Steps at={at} of={slides.length} />
      <div ref={slide} tabIndex={-1} className="discovery-slide" role="group" aria-labelledby="discovery-step discovery-slide-heading">
        <Slide key={at} slide={slides[at]} areFuturePerks={areFuturePerks} />
      </div>
    </PromptDialog>
  )
}

/** Which of how many slides is open, as a bar and in words. */
function Steps({ at, of }: { at: number; of: number }) {
  const words = formatMessage(copy.step, { step: String(at + 1), of: String(of) })
  return (
    <>
      <div
        className="discovery-steps"
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={1}
        aria-valuemax={of}
        aria-valuenow={at + 1}
        aria-valuetext={words}
      >
        {Array.from({ length: of }, (_, step) => (
          <span key={step} data-done={step <= at} />
        ))}
      </div>
      <p id="discovery-step" className="discovery-step">
        {words}
      </p>
    </>
  )
}

function Slide({ slide, areFuturePerks }: { slide: Slides[number] | undefined; areFuturePerks: boolean }) {
  if (!slide) return null
  const { id, carousel } = slide
  const heading = copy.headings[id]
  const items = carousel.map(({ value, text }) => ({
    key: text,
    content: (
      <p className="discovery-perk">
        <strong>{value}</strong>
        {text}
      </p>
    ),
  }))
  if (id === 'ACTIVE_BENEFITS' && items.length > 0) {
    return (
      <Carousel
        id="discovery-slide"
        heading={heading}
        headingLevel={3}
        place="drawer"
        isReadOnly
        slides={items}
        words={{ ...copy.carousel, page: (page) => formatMessage(copy.carousel.page, { page: String(page) }) }}
        {...(areFuturePerks && { lead: copy.future })}
      />
    )
  }
  return (
    <>
      <h3 id="discovery-slide-heading">{heading}</h3>
      {id === 'ACTIVE_BENEFITS' && areFuturePerks && <p>{copy.future}</p>}
      {id === 'REDEEMED_BENEFITS' && (
        <>
          <p>{copy.period}</p>
          <ul className="discovery-saved">
            {items.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
