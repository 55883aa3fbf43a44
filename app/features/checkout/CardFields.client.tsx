'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import './card-fields.css'
import { CARD_ASKED, CARD_REFUSED } from './card-events.ts'

/** How long the provider's frame may take to be there and to answer, ms. */
const PATIENCE_MS = 15_000

/** Id of the frame on the page. */
const FRAME_ID = 'card-frame'

type CardFieldsProps = {
  /** The provider's page with the fields. */
  src: string
  words: { title: string; loading: string; again: string; incomplete: string }
  /** Says that the fields could not be loaded. */
  failed: ReactNode
  /** True: the card is kept and nothing is charged, so the bank asks in the frame and not on a page of its own. */
  keepsCard?: boolean
}

type Phase = 'waiting' | 'loading' | 'ready' | 'failed'

/**
 * The fields of a new card: a frame of the payment provider, which alone sees what is typed. It is loaded once a card is the chosen way to pay, and at once
 * in a form that takes nothing but a card. When the form is sent, the provider is asked for a token first, and the form is sent with it.
 */
export function CardFields({ src, words, failed, keepsCard = false }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const [phase, setPhase] = useState<Phase>('waiting')
  const [height, setHeight] = useState<number>()
  const [problem, setProblem] = useState(false)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const begin = () => isCardChosen(place.current) && setPhase((now) => (now === 'waiting' ? 'loading' : now))
    begin()
    form.addEventListener('change', begin)
    return () => form.removeEventListener('change', begin)
  }, [])

  useEffect(() => {
    if (phase !== 'loading') return undefined
    const timeout = setTimeout(() => setPhase('failed'), PATIENCE_MS)
    return () => clearTimeout(timeout)
  }, [phase])

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || phase === 'waiting') return undefined
    const { origin } = new URL(src)
    const listening = new AbortController()
    const { signal } = listening
    let asked: string | undefined
    let waiting: ReturnType<typeof setTimeout> | undefined

    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
    const wakeUp = () => {
      asked = undefined
      clearTimeout(waiting)
      setProblem(false)
      form.dispatchEvent(new Event(CARD_REFUSED))
    }
    const refuse = () => {
      wakeUp()
      setProblem(true)
    }
    const answers: Readonly<Record<string, (message: Readonly<Record<string, unknown>>) => void>> = {
      ready: ({ height: tall }) => {
        setPhase('ready')
        if (isHeight(tall)) setHeight(tall)
      },
      height: ({ height: tall }) => isHeight(tall) && setHeight(tall),
      submit: () => form.requestSubmit(),
      // The frame says what is wrong at each field.
      errors: ({ id, fields }) => {
        if (id !== asked) return
        wakeUp()
        if (Array.isArray(fields)) tell({ type: 'focus', field: String(fields[0]) })
      },
      // The bank asks in the frame: whoever is asked may take their time.
      challenge: ({ id }) => id === asked && clearTimeout(waiting),
      token: ({ id, token: made }) => {
        if (id !== asked || typeof made !== 'string' || !token.current) return
        wakeUp()
        token.current.value = made
        form.requestSubmit()
      },
    }
    const handleMessage = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frame.current?.contentWindow || !isMessage(data)) return
      answers[data.type]?.(data)
    }
    const handleSubmit = (event: Event) => {
      if (!isCardChosen(place.current) || token.current?.value !== '') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (asked !== undefined) return
      if (phase !== 'ready') return refuse()
      asked = crypto.randomUUID()
      form.dispatchEvent(new Event(CARD_ASKED))
      tell({ type: 'tokenise', id: asked })
      // Without an answer nothing was charged: the fields are loaded anew.
      waiting = setTimeout(() => {
        wakeUp()
        setPhase('failed')
      }, PATIENCE_MS)
    }
    addEventListener('message', handleMessage, { signal })
    form.addEventListener('submit', handleSubmit, { signal })
    // A token is for one payment: coming back to the page asks for another.
    addEventListener('pageshow', ({ persisted }) => persisted && token.current && (token.current.value = ''), { signal })
    return () => {
      listening.abort()
      clearTimeout(waiting)
    }
  }, [phase, src])

  const reload = () => {
    setProblem(false)
    setPhase('loading')
  }
  return (
    <div ref={place} className="checkout-card">
      <input ref={token} type="hidden" name="paymentToken" defaultValue="" />
      {phase === 'failed' ? (
        <>
          {failed}
          <Button variant="secondary" onClick={reload}>
            {words.again}
          </Button>
        </>
      ) : (
        <>
          {phase === 'loading' && (
            <p role="status" className="checkout-card-loading">
              {words.loading}
            </p>
          )}
          {phase !== 'waiting' && (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is another origin's already, and its messages are known by that origin
            <iframe
              ref={frame}
              id={FRAME_ID}
              title={words.title}
              src={addressFor(src, keepsCard)}
              className="checkout-card-frame"
              data-ready={phase === 'ready' || undefined}
              onError={() => setPhase('failed')}
              {...(height !== undefined && { style: { blockSize: height } })}
            />
          )}
          {problem && (
            <p role="alert" className="checkout-card-problem">
              {words.incomplete}
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Whether the form is sent with a new card: it is the way to pay that is chosen, or there is no other. */
function isCardChosen(place: Element | null): boolean {
  return place?.closest('[data-card]')?.querySelector<HTMLInputElement>('input[type="radio"]')?.checked ?? true
}

/** The provider's page for this shop: it answers only a shop that it knows, and only its pages may frame it. */
function addressFor(src: string, keepsCard: boolean): string {
  const address = new URL(src)
  address.searchParams.set('shop', location.origin)
  if (keepsCard) address.searchParams.set('for', 'keeping')
  return address.href
}

function isMessage(data: unknown): data is { type: string } & Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'
}

function isHeight(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 2000
}
