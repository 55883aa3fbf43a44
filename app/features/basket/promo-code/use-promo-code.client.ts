import { type RefObject, useRef, useState } from 'react'
import { promoCodeCopy as copy } from '#app/messages/basket/promo-code.ts'
import { changeBasket } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import type { PostedCode } from './posted-code.ts'
import { checkCode, stateOfCode, tellOutcome } from './promo-code-state.ts'

/** The error below the field, or the rejected code of the last attempt: its reason is shown beside that code. */
type Said = { level: 'error' | 'warn'; text: string } | { level: 'rejected'; code: string }

/** A change without a response. If the code turns out to be applied, there is nothing to report. */
type Unheard = { level: 'unheard' } & PostedCode

type PromoCodeActions = {
  said: Said | undefined
  field: RefObject<HTMLInputElement | null>
  apply: () => Promise<void>
  remove: (code: string) => Promise<void>
  /** The shopper types again: the error no longer applies. */
  forget: () => void
}

/** Errors for a code that is not sent. */
const notSent = {
  empty: { level: 'error', text: copy.empty },
  tooLong: { level: 'error', text: copy.rejected },
  alreadyApplied: { level: 'warn', text: copy.alreadyApplied },
} as const satisfies Record<string, Said>

/** Applies and removes the basket's promo codes. The field keeps its text until the code is active. Spec §4 Promo code. */
export function usePromoCode(basket: BasketView, posted?: PostedCode): PromoCodeActions {
  const [said, setSaid] = useState(() => posted && saidOfPosted(posted, basket))
  const field = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)

  const apply = async () => {
    // Ignore a second press before the first has rendered.
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
    // The button disappears with its code; if it had the focus, the field gets it.
    if (document.activeElement === focused || document.activeElement === document.body) field.current?.focus()
  }

  return { said: whatHolds(said, basket), field, apply, remove, forget: () => setSaid(undefined) }
}

/** The error for a code that was posted without scripts; the same as with scripts. */
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

/** Keeps what was typed in the meantime. */
function empty(field: HTMLInputElement | null, code: string): void {
  if (field?.value.trim() === code) field.value = ''
}
