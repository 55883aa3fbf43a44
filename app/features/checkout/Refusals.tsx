import type { ReactNode } from 'react'
import { Alert, Alerts } from '#app/design-system/alert/Alert.tsx'
import { ArrivingAlerts } from '#app/design-system/alert/ArrivingAlerts.client.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import type { CheckoutQuery } from './checkout-query.ts'

type RefusalsProps = {
  codes: CheckoutQuery['refused']
  copy: CheckoutCopy
  /** Words codes of the error catalogue. */
  notices: (codes: CheckoutQuery['refused']) => ReactNode
}

/** Why the order was not placed: in the checkout's words for what only it says, in those of the error catalogue for the rest. Takes focus on arrival. */
export function Refusals({ codes, copy, notices }: RefusalsProps) {
  const own = codes.flatMap(({ code }) => (isOwn(code, copy) ? [copy.problems[code]] : []))
  return (
    <ArrivingAlerts said={codes.map(({ code }) => code).join(' ')}>
      <Alerts>
        {own.map((message) => (
          <Alert key={message} level="error">
            {message}
          </Alert>
        ))}
        {notices(codes.filter(({ code }) => !isOwn(code, copy)))}
      </Alerts>
    </ArrivingAlerts>
  )
}

function isOwn(code: string, { problems }: CheckoutCopy): code is keyof CheckoutCopy['problems'] {
  return Object.hasOwn(problems, code)
}
