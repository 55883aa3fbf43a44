'use client'

import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { stockEmailCopy as copy } from '#app/messages/products/stock-email.ts'
import { requestStockEmailEmail } from '#operations/__generated__/input-limits.ts'
import type { StockEmailOutcome } from './request-stock-email.client.ts'
import styles from './StockEmailForm.module.css'

export type StockEmailFormProps = {
  /** The variant that is out of stock. */
  sku: string
  /** Where the form stands: ids are unique on the page. */
  place: 'page' | 'drawer'
  locale: string
  /** Whether the shopper has just asked for it: the field takes the focus. */
  takesFocus?: boolean
}

/** A field for an email address, then what became of it. Without scripts the form posts, and the page says the outcome. */
export function StockEmailForm({ sku, place, locale, takesFocus = false }: StockEmailFormProps) {
  const [outcome, setOutcome] = useState<StockEmailOutcome | 'pending'>()
  const [isMalformed, setMalformed] = useState(false)
  const isSending = useRef(false)
  const id = `stock-email-${place}`

  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [takesFocus, id])

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignore a second press before the first has rendered.
    if (isSending.current) return
    isSending.current = true
    setOutcome('pending')
    const next = await send(sku, String(new FormData(event.currentTarget).get('email')))
    isSending.current = false
    setOutcome(next === 'malformed' ? undefined : next)
    if (next !== 'malformed') return
    setMalformed(true)
    document.getElementById(id)?.focus()
  }

  const handleInvalid = (event: FormEvent<HTMLInputElement>) => {
    // Replaces the browser's bubble by a message below the field.
    event.preventDefault()
    setMalformed(true)
    event.currentTarget.focus()
  }

  const isSettled = outcome === 'sent' || outcome === 'already' || outcome === 'back'
  return (
    <div className={styles.stockEmail}>
      {!isSettled && (
        <form aria-label={copy.heading} action="/api/stock-email" method="post" onSubmit={handleSubmit}>
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="locale" value={locale} />
          <TextField
            id={id}
            label={copy.heading}
            placeholder={copy.email}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={requestStockEmailEmail.maxLength}
            required
            onInvalid={handleInvalid}
            onInput={() => setMalformed(false)}
            {...(isMalformed && { error: copy.malformed })}
            joined={
              <Button type="submit" pending={outcome === 'pending'}>
                {copy.submit}
              </Button>
            }
          />
        </form>
      )}
      <p role="status">
        {outcome === 'pending' && <span className="visually-hidden">{copy.sending}</span>}
        {isSettled && copy[outcome]}
      </p>
      {outcome === 'failed' && <Alert level="error">{copy.failed}</Alert>}
      {place === 'page' &&
        (['sent', 'failed'] as const).map((kind) => (
          <p key={kind} id={`stock-email-${kind}`} className={styles.plain}>
            {copy[kind]}
          </p>
        ))}
    </div>
  )
}

/** Also failed if the API client fails to load. */
async function send(sku: string, email: string): Promise<StockEmailOutcome | 'malformed'> {
  try {
    const { askForStockEmail } = await import('./request-stock-email.client.ts')
    return await askForStockEmail(sku, email)
  } catch {
    return 'failed'
  }
}
