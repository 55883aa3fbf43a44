'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { Switch } from '#app/design-system/field/Switch.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { chevronDown } from '#app/design-system/icon/icons.ts'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { membershipToggleCopy as copy } from '#app/messages/basket/membership-toggle.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { useBasketState } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import { HeldInPlace } from './HeldInPlace.client.tsx'
import '../page/basket-page.css'
import type { ToggleCardData } from './toggle-card-data.ts'
import { toggleOffer } from './toggle-offer.ts'
import { type ToggleView, toggleView } from './toggle-view.ts'
import { addMembership, removeMembership } from './turn-membership.client.ts'

type MembershipToggleCardProps = Omit<ToggleCardData, 'accordionDescription' | 'termsBanner'> & {
  /** The basket that the page was rendered with. */
  initial: BasketView
  locale: string
  /** The membership's benefits, sanitised. */
  perks: ReactNode
  /** The small print, sanitised. */
  terms: ReactNode
}

/** Offers the membership on the basket page: its cost, savings and benefits, and a switch that adds and removes it. Spec §2, §4. */
export function MembershipToggleCard({ image, perks, terms, initial, locale, ...offer }: MembershipToggleCardProps) {
  const id = useId()
  const { basket = initial, pending } = useBasketState(initial)
  const toggle = toggleView(basket, pending)
  const { heading, price, per, savings } = toggleOffer(offer, toggle.isToggled ? toggle.line : undefined, basket, locale)
  return (
    // The membership's line appears and disappears above; the switch must not move away from the pointer.
    <HeldInPlace isHeld={toggle.isUpdating}>
      <section className="toggle-card" aria-labelledby={id}>
        {image && (
          <Picture
            {...pictureSources(image.src)}
            sizes="(max-width: 47.99rem) 100vw, 192px"
            alt={image.description}
            className="toggle-card-picture"
          />
        )}
        <div className="toggle-card-words">
          <div className="toggle-card-top">
            <h2 id={id} className="toggle-card-heading">
              {heading}
            </h2>
            {offer.showToggle && <MembershipSwitch membershipId={offer.membershipId} toggle={toggle} />}
          </div>
          <p className="toggle-card-price">
            <strong>
              <Money>{price}</Money>
            </strong>
            {per && ` ${per}`}.{' '}
            <span className="toggle-card-savings">
              <Money>{savings}</Money>
            </span>
          </p>
          <Perks heading={offer.accordionHeading}>{perks}</Perks>
          <div className="toggle-card-terms">{terms}</div>
        </div>
      </section>
    </HeldInPlace>
  )
}

function MembershipSwitch({ membershipId, toggle }: { membershipId: string; toggle: ToggleView }) {
  const isMounted = useMounted()
  const { line, isToggled, isUpdating, isFixed } = toggle
  const { control, keepFocus } = useFocusKept(isUpdating)

  const handleTurn = () => {
    keepFocus()
    void (line ? removeMembership(line.id) : addMembership(membershipId))
  }

  return (
    <Switch
      ref={control}
      label={copy.toggle}
      labelHidden
      words={copy}
      checked={isToggled}
      pending={isUpdating}
      disabled={!isMounted || isFixed}
      onChange={handleTurn}
    />
  )
}

/** A disabled control loses the focus: gives it back once the control is enabled, unless the focus has moved on. */
function useFocusKept(isUpdating: boolean) {
  const control = useRef<HTMLInputElement>(null)
  const isTurned = useRef(false)
  useEffect(() => {
    if (isUpdating || !isTurned.current) return
    isTurned.current = false
    if (document.activeElement === document.body) control.current?.focus({ preventScroll: true })
  }, [isUpdating])
  const keepFocus = () => {
    isTurned.current = true
  }
  return { control, keepFocus }
}

/** The browser toggles it; the label follows. */
function Perks({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details ref={details} className="toggle-card-perks" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="toggle-card-summary" aria-describedby={id}>
        <span className="toggle-card-more">{isOpen ? copy.seeLess : copy.seeMore}</span>
        <Icon icon={chevronDown} size={18} />
      </summary>
      <h3 id={id} className="toggle-card-perks-heading">
        {heading}
      </h3>
      {children}
    </details>
  )
}
