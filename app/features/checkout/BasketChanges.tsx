import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import type { SeenChange } from '#app/platform/checkout/seen-basket.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'

/** What is different in the basket since the shopper pressed to pay, a line each: nothing is charged before they agree. */
export function BasketChanges({ changes, copy }: { changes: readonly SeenChange[]; copy: CheckoutCopy }) {
  if (changes.length === 0) return null
  return (
    <Alert level="warn" heading={copy.changes.heading}>
      <div className="checkout-changes">
        <p>{copy.changes.lead}</p>
        <ul>
          {changes.map((change) => (
            <li key={`${change.kind} ${change.name}`}>
              <Money>{words(change, copy)}</Money>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  )
}

function words({ kind, name, was, now }: SeenChange, { changes }: CheckoutCopy): string {
  if (kind === 'removed') return formatMessage(changes.removed, { name, was })
  if (kind === 'added') return formatMessage(changes.added, { name, now })
  if (kind === 'price') return formatMessage(changes.price, { name, was, now })
  return formatMessage(changes.total, { was, now })
}
