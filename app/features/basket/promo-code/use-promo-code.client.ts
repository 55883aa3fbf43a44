import { type RefObject, useRef, useState } from 'react'
import { promoCodeCopy as copy } from '#app/messages/promo-code.ts'
import { changeBasket } from '../basket-store.client.ts'
import type { BasketView } from '../basket-view.ts'
import type { PostedCode } from './posted-code.ts'
import { checkCode, stateOfCode, tellOutcome } from './promo-code-state.ts'

/** What is said below the field of the last attempt, or which refused code it was about: why is said where that code stands. */
type Said = { level: 'error' | 'warn'; text: string } | { level: 'rejected'; code: string }

/** A change that was not heard of. It may have arrived nevertheless: then there is nothing to say. */
type Unheard = { level: 'unheard' } & PostedCode

/** What the box does with codes, and what there is to say of it. */
export type PromoCodeActions = {
  said: Said | undefined
  field: RefObject<HTMLInputElement | null>
  apply: () => Promise<void>
  remove: (code: string) => Promise<void>
  /** Somebody types on: what was said no longer holds. */
  forget: () => void
}

/** What is said of a code that is not even sent. */
const notSent = {
  empty: { level: 'error', text: copy.empty },
  tooLong: { level: 'error', text: copy.rejected },
  alreadyApplied: { level: 'warn', text: copy.alreadyApplied },
} as const satisfies Record<string, Said>

/** Applies and removes promo codes of the bag as it stands. What was typed stays until it has become a code that counts. Spec §4 Promo code. */
export function usePromoCode(basket: BasketView, posted?: PostedCode): PromoCodeActions {
  const [said, setSaid] = useState(() => posted && saidOfPosted(posted, basket))
  const field = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)

  const apply = async () => {
    // A second press before the first is drawn.
    if (isSending.current || !field.current) return
    const checked = checkCode(field.current.value, basket.update)
    setSaid(checked.status === 'send' ? undefined : notSent[checked.status])
    if (checked.status !== 'send') return
    const { code } = checked
    isSending.current = true
    const outcome = await changeBasket({ kind: 'applyCode', code })
    isSending.current = false
    if (outcome.status === 'failed') return setSaid({ level: 'unheard', code, isApplying: true })
    tellOutcome(code, outcome.basket.update, {
      onCodeApplied: () => empty(field.current, code),
      onCodeRejected: () => setSaid({ level: 'rejected', code }),
      onCodeUnknown: () => setSaid({ level: 'error', text: copy.rejected }),
    })
  }

  const remove = async (code: string) => {
    setSaid(undefined)
    const focused = document.activeElement
    const outcome = await changeBasket({ kind: 'removeCode', code })
    if (outcome.status === 'failed') return setSaid({ level: 'unheard', code, isApplying: false })
    // The button that was pressed goes with its code: whoever is still on it goes on at the field.
    if (document.activeElement === focused || document.activeElement === document.body) field.current?.focus()
  }

  return { said: whatHolds(said, basket), field, apply, remove, forget: () => setSaid(undefined) }
}

/** Of a code that was posted in vain the box says what it would have said with scripts. */
function saidOfPosted(posted: PostedCode, { update }: BasketView): Said | Unheard {
  const { status } = checkCode(posted.code, update)
  return status === 'send' || !posted.isApplying ? { level: 'unheard', ...posted } : notSent[status]
}

function whatHolds(said: Said | Unheard | undefined, { update }: BasketView): Said | undefined {
  if (said?.level !== 'unheard') return said
  const { status } = stateOfCode(said.code, update)
  const hasArrived = said.isApplying ? status === 'activated' : status === 'notApplied'
  return hasArrived ? undefined : { level: 'error', text: copy.failed }
}

/** What was typed meanwhile stays. */
function empty(field: HTMLInputElement | null, code: string): void {
  if (field?.value.trim() === code) field.value = ''
}
