'use client'

import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextField } from '#app/design-system/field/Field.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { error, success, warn } from '#app/design-system/icon/icons.ts'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { promoCodeCopy as copy } from '#app/messages/basket/promo-code.ts'
import { useBasketState } from '../store/basket-store.client.ts'
import type { BasketView } from '../store/basket-view.ts'
import '../page/basket-page.css'
import type { PostedCode } from './posted-code.ts'
import { codesOf, isSameCode } from './promo-code-state.ts'
import { rejectionMessage } from './rejection-message.ts'
import { usePromoCode } from './use-promo-code.client.ts'

/** Where the forms post without scripts. */
const ROUTE = '/api/basket/promo-code'

type PromoCodeProps = {
  /** The basket that the page was rendered with. */
  initial: BasketView
  locale: string
  /** By account only. */
  isMember: boolean
  /** The change that this form posted without scripts and that failed. */
  posted?: PostedCode | undefined
}

/**
 * The promo-code box: a field, and every code of the basket with its state. Changes are announced once; an error is tied to the field. Spec §4 Promo code,
 * open point A50.
 */
export function PromoCode({ initial, locale, isMember, posted }: PromoCodeProps) {
  const id = useId()
  const { basket = initial, pending } = useBasketState(initial)
  const { said, field, apply, remove, forget } = usePromoCode(basket, posted)
  const { activated, rejected } = codesOf(basket.update)
  const rowId = (code: string) => `${id}-row-${rejected.findIndex((other) => isSameCode(other.code, code))}`
  const isRemoving = (code: string) => pending.some((change) => change.kind === 'removeCode' && isSameCode(change.code, code))
  const describedBy = said?.level === 'warn' ? `${id}-warning` : said?.level === 'rejected' ? rowId(said.code) : undefined
  const place = { update: basket.update, locale, hasMembership: isMember || basket.hasMembershipInBag }
  const row = { locale, isRemoving, onRemove: remove }
  const messages = [
    ...(said && 'text' in said ? [said.text] : []),
    ...activated.map(({ code }) => `${code} ${copy.activated}`),
    ...rejected.map(({ code, state }) => `${code}: ${rejectionMessage(state, place)}`),
  ]
  return (
    <>
      <div className="promo-code-box">
        <form aria-label={copy.label} action={ROUTE} method="post" onSubmit={caught(apply)}>
          <input type="hidden" name="locale" value={locale} />
          {/* Without scripts a code that counts already is known by these. */}
          {activated.map(({ code }) => (
            <input key={code} type="hidden" name={`active.${code}`} />
          ))}
          <TextField
            id={id}
            ref={field}
            name="code"
            label={copy.label}
            placeholder={copy.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onInput={forget}
            {...withoutUndefined({ defaultValue: posted?.isApplying ? posted.code : undefined })}
            {...withoutUndefined({ 'aria-describedby': describedBy, 'aria-invalid': said?.level === 'rejected' || undefined })}
            {...withoutUndefined({ error: said?.level === 'error' ? said.text : undefined })}
            joined={
              <Button type="submit" pending={pending.some(({ kind }) => kind === 'applyCode')} pendingLabel={copy.applying}>
                {copy.apply}
              </Button>
            }
          />
        </form>
        {said?.level === 'warn' && (
          <p id={`${id}-warning`} className="promo-code-said" data-level="warn">
            <Icon icon={warn} size={18} />
            {said.text}
          </p>
        )}
        {activated.length + rejected.length > 0 && (
          <ul className="promo-code-codes">
            {activated.map(({ code }) => (
              <CodeRow key={code} {...row} code={code} level="success">
                <Code>{code}</Code> {copy.activated}
              </CodeRow>
            ))}
            {rejected.map(({ code, state }) => (
              <CodeRow key={code} {...row} code={code} level="error" id={rowId(code)}>
                <Code>{code}</Code>: {rejectionMessage(state, place)}
              </CodeRow>
            ))}
          </ul>
        )}
      </div>
      <Announcement messages={messages} />
    </>
  )
}

/** Says what is new among the messages, and nothing that stands beside them, such as a button. What the page came with is not said. */
function Announcement({ messages }: { messages: readonly string[] }) {
  const [first, setFirst] = useState(messages)
  const stillThere = first.filter((message) => messages.includes(message))
  // What was taken away is said when it comes back.
  if (stillThere.length < first.length) setFirst(stillThere)
  return (
    <div className="visually-hidden" aria-live="polite">
      {messages
        .filter((message) => !stillThere.includes(message))
        .map((message) => (
          <p key={message}>{message}</p>
        ))}
    </div>
  )
}

type CodeRowProps = {
  code: string
  level: 'success' | 'error'
  /** Of its words. */
  id?: string
  locale: string
  isRemoving: (code: string) => boolean
  onRemove: (code: string) => void
  children: ReactNode
}

/** One code with its state and its remove button. */
function CodeRow({ code, level, id, locale, isRemoving, onRemove, children }: CodeRowProps) {
  return (
    <li className="promo-code-code">
      <p {...withoutUndefined({ id })} className="promo-code-said" data-level={level}>
        <Icon icon={level === 'success' ? success : error} size={20} />
        <span>{children}</span>
      </p>
      <form role="none" action={ROUTE} method="post" onSubmit={caught(() => onRemove(code))}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="remove" value={code} />
        <Button type="submit" variant="quiet" size={44} className="promo-code-remove" pending={isRemoving(code)}>
          {copy.remove}
          <span className="visually-hidden"> {code}</span>
        </Button>
      </form>
    </li>
  )
}

/** Isolates the code's text direction from the sentence around it. */
function Code({ children }: { children: string }) {
  return (
    <strong>
      <bdi>{children}</bdi>
    </strong>
  )
}

/** With scripts, a form is handled in the page. */
function caught(answer: () => unknown) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void answer()
  }
}
