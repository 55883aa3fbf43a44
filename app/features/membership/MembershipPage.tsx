import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { Table } from '#app/design-system/table/Table.tsx'
import { membershipCopy as copy } from '#app/messages/account/membership.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { MEMBERSHIP_PATH } from '#app/platform/membership/flow-answer.ts'
import { paymentUpdatePath } from '#app/platform/membership/payment-update.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import type { Management, MembershipView, PaymentMethod, SavingsAgainstCost } from './membership-data.ts'
import { savedWords } from './saved-words.ts'
import './membership.css'

type MembershipPageProps = {
  store: Store
  view: MembershipView
  /** Id of the saved way to pay that the page asks about before it is removed. */
  removes?: string | undefined
}

/** Membership & Billing: the membership and what can be done about it, what it saved, how it is paid. Spec §2 Account. */
export function MembershipPage({ store, view, removes }: MembershipPageProps) {
  const { management, payments, savings, history, reactivates } = view
  return (
    <div className="membership">
      {management ? (
        <Plan store={store} management={management} reactivates={reactivates} />
      ) : (
        <EmptyState
          heading={copy.none.heading}
          actions={
            <>
              <ButtonLink href={storeHref(store, JOIN_PATH)}>{copy.none.join}</ButtonLink>
              <ButtonLink variant="secondary" href={storeHref(store, '/shop/bestsellers')}>
                {copy.none.shop}
              </ButtonLink>
            </>
          }
        >
          <p>{copy.none.lead}</p>
        </EmptyState>
      )}
      {management && savings && <Saved store={store} savings={savings} />}
      <Payments store={store} payments={payments} removes={removes} canUpdate={management !== null} />
      {history.length > 1 && (
        <section className="membership-part" aria-labelledby="membership-history">
          <h2 id="membership-history">{copy.history.heading}</h2>
          <Table
            caption={copy.history.heading}
            columns={[
              { key: 'plan', label: copy.history.plan },
              { key: 'since', label: copy.history.since },
              { key: 'status', label: copy.history.status },
            ]}
            rows={history.map(({ id, name, dateStarted, status }) => ({
              key: id,
              cells: [name, storeDay(dateStarted, store.locale), copy.history.statuses[status]],
            }))}
          />
        </section>
      )}
    </div>
  )
}

type PlanProps = { store: Store; management: Management; reactivates: MembershipView['reactivates'] }

function Plan({ store, management: { membershipManagement: held, flows }, reactivates }: PlanProps) {
  return (
    <section className="membership-part" aria-labelledby="membership-plan">
      <h2 id="membership-plan">{held.header}</h2>
      <dl className="membership-facts">
        {held.blocks.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {held.footer && <Markdown text={held.footer} headingLevel={3} {...textOptions(store)} />}
      {reactivates && (
        <div className="membership-actions">
          <ButtonLink href={storeHref(store, paymentUpdatePath('reactivate'))}>{copy.reactivate[reactivates]}</ButtonLink>
        </div>
      )}
      {flows.length > 0 && (
        <div className="membership-actions" role="group" aria-label={copy.manage}>
          {flows.map((flow, index) => (
            <form role="none" key={flow} method="post" action="/api/membership/flow">
              <input type="hidden" name="locale" value={store.locale} />
              <input type="hidden" name="flow" value={flow} />
              <Button type="submit" variant={flow === 'cancel' ? 'quiet' : index === 0 ? 'primary' : 'secondary'}>
                {flowLabel(flow, held.actions)}
              </Button>
            </form>
          ))}
        </div>
      )}
    </section>
  )
}

/** What the button of a flow says: the contract's words for its two actions, else the shop's. */
function flowLabel(flow: string, actions: Management['membershipManagement']['actions']): string {
  if (flow === actions.primaryActionId && actions.primaryLabel) return actions.primaryLabel
  if (flow === actions.secondaryActionId && actions.secondaryLabel) return actions.secondaryLabel
  return isKnownFlow(flow) ? copy.flows[flow] : flow
}

function isKnownFlow(flow: string): flow is keyof typeof copy.flows {
  return Object.hasOwn(copy.flows, flow)
}

function Saved({ store, savings }: { store: Store; savings: SavingsAgainstCost }) {
  return (
    <section className="membership-saved" aria-labelledby="membership-saved">
      <h2 id="membership-saved">{copy.savings.heading}</h2>
      <p>{savedWords(savings)}</p>
      <TextLink standalone href={storeHref(store, '/account/member-benefits')}>
        {copy.savings.more}
      </TextLink>
    </section>
  )
}

type PaymentsProps = { store: Store; payments: readonly PaymentMethod[] | undefined; removes: string | undefined; canUpdate: boolean }

function Payments({ store, payments, removes, canUpdate }: PaymentsProps) {
  const words = copy.payment
  return (
    <section className="membership-part" aria-labelledby="membership-payment">
      <h2 id="membership-payment">{words.heading}</h2>
      {payments === undefined && <p role="alert">{words.failed}</p>}
      {payments?.length === 0 && <p>{words.none}</p>}
      {payments !== undefined && payments.length > 0 && (
        <ul className="membership-cards">
          {payments.map((method) => (
            <li key={method.id}>
              <strong>{method.label}</strong>
              <span>{cardNotes(method).join(' ')}</span>
              {method.paysForMembership ? null : method.id === removes ? (
                <RemovePayment store={store} method={method} />
              ) : (
                <TextLink href={`${storeHref(store, MEMBERSHIP_PATH)}?${new URLSearchParams({ remove: method.id })}#${REMOVAL_ID}`}>
                  {formatMessage(words.remove, { method: method.label })}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {canUpdate && (
        <TextLink standalone href={storeHref(store, paymentUpdatePath('none'))}>
          {words.update}
        </TextLink>
      )}
    </section>
  )
}

const REMOVAL_ID = 'membership-removal'

/** Asks once more, because a way to pay that was removed must be entered anew. */
function RemovePayment({ store, method: { id, label } }: { store: Store; method: PaymentMethod }) {
  const words = copy.payment.removal
  return (
    <form id={REMOVAL_ID} method="post" action="/api/account/payment/remove" aria-labelledby={`${REMOVAL_ID}-heading`}>
      <h3 id={`${REMOVAL_ID}-heading`}>{formatMessage(words.heading, { method: label })}</h3>
      <p>{words.text}</p>
      <input type="hidden" name="locale" value={store.locale} />
      {/* Not "id": a field of that name stands in for the form's own id, which React compares when it hydrates. */}
      <input type="hidden" name="methodId" value={id} />
      <div className="membership-actions">
        <Button type="submit">{words.confirm}</Button>
        <ButtonLink variant="secondary" href={`${storeHref(store, MEMBERSHIP_PATH)}#membership-payment`}>
          {words.keep}
        </ButtonLink>
      </div>
    </form>
  )
}

function cardNotes({ expiryMonth, expiryYear, isExpired, isDefault, paysForMembership }: PaymentMethod): string[] {
  const words = copy.payment
  const expiry = expiryMonth != null && expiryYear != null && { month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear) }
  return [
    ...(expiry ? [`${formatMessage(isExpired ? words.expired : words.expires, expiry)}.`] : []),
    ...(paysForMembership ? [words.forMembership] : isDefault ? [`${words.default}.`] : []),
  ]
}
