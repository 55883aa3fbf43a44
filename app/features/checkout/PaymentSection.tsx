import type { ReactNode } from 'react'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { FieldError } from '#app/design-system/field/Field.tsx'
import { fieldWiring } from '#app/design-system/field/field-wiring.ts'
import { AddressRows } from '#app/design-system/form/AddressRows.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { PaymentMarks } from '#app/design-system/payment-marks/PaymentMarks.tsx'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { addressCopy, stateNames } from '#app/messages/checkout/address.ts'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { formsCopy } from '#app/messages/forms/forms.ts'
import { formatMessage, messageParts } from '#app/platform/copy/format-message.ts'
import { billingAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { shownFields } from '#app/platform/forms/shown-fields.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import { cardMarks } from '#app/platform/settings/payments.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { CardFields } from './CardFields.client.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import type { CheckoutView } from './checkout-data.ts'
import { PayButton } from './PayButton.client.tsx'

export type PaymentProblem = 'CONSENT' | 'CHOOSE_PAYMENT' | 'CARD_FIRST' | 'AGREE'

export type PaymentSectionProps = {
  store: Store
  checkout: CheckoutView
  copy: CheckoutCopy
  number: number
  /** Why the last attempt to pay came to nothing: notices. */
  refusal: ReactNode
  /** What the shopper has to look at before paying; undefined if nothing changed. */
  changes: ReactNode
  hasChanges: boolean
  problems: readonly PaymentProblem[]
  /** The way to pay of the last attempt. */
  chosenId: string | undefined
  /** What is to be paid, as it is shown. */
  amount: string
  /** How the membership in the basket renews; undefined if none does. */
  renewal: string | undefined
  /** The basket as this page shows it. */
  seen: string
  /** The provider's page with the card fields; undefined where no provider is connected. */
  cardFrame: string | undefined
  /** Says that the card fields could not be loaded. */
  loadFailure: ReactNode
  canSave: boolean
  /** The form of another billing address, with what was typed and what was wrong with it. */
  billing: ShownForm
}

/** The ways to pay, and the button that pays. One form: it needs no script but for the card fields, which are the provider's. */
export function PaymentSection(props: PaymentSectionProps) {
  const { store, checkout, copy, number, refusal, changes, hasChanges, problems, amount, renewal, seen } = props
  const words = copy.payment
  const total = checkout.basket.pricing.totalPrice.gross
  const isReady = checkout.missing.length === 0
  const errorOf = (...codes: PaymentProblem[]) => {
    const code = problems.find((problem) => codes.includes(problem))
    return code && copy.problems[code]
  }
  const fieldOf: Readonly<Record<PaymentProblem, string>> = {
    CONSENT: 'pay-consent',
    CHOOSE_PAYMENT: `pay-${checkout.paymentMethods[0]?.id ?? ''}`,
    CARD_FIRST: `pay-${checkout.paymentMethods.find(isNewCard)?.id ?? ''}`,
    AGREE: 'pay-agree',
  }
  return (
    <CheckoutSection id="payment" number={number} heading={words.heading}>
      {refusal}
      {isReady ? (
        <form
          id="pay"
          aria-labelledby="payment-heading"
          method="post"
          action="/api/checkout/pay"
          noValidate
          data-held=""
          className="checkout-form"
        >
          <ErrorSummary
            id="pay-problems"
            heading={formsCopy.summary.fields}
            problems={problems.map((code) => ({ code, fieldId: fieldOf[code], message: copy.problems[code] }))}
          />
          <input type="hidden" name="locale" value={store.locale} />
          <input type="hidden" name="requestId" value={checkout.attemptId} />
          <input type="hidden" name="expectedTotal" value={total} />
          <input type="hidden" name="seen" value={seen} />
          {changes}
          {checkout.paymentMethods.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <PaymentChoice {...props} error={errorOf('CHOOSE_PAYMENT', 'CARD_FIRST')} />
          )}
          {checkout.deliveryAddress && checkout.paymentMethods.length > 0 && <BillingAddress {...props} />}
          {hasChanges && (
            <Tick id="pay-agree" name="agreed" label={formatMessage(copy.changes.agree, { amount })} error={errorOf('AGREE')} />
          )}
          {renewal !== undefined && (
            <Tick id="pay-consent" name="consent" label={formatMessage(words.consent, { renewal })} error={errorOf('CONSENT')} />
          )}
          {renewal !== undefined && <input type="hidden" name="needsConsent" value="true" />}
          {hasChanges && <input type="hidden" name="needsAgreement" value="true" />}
          <PayButton
            label={checkout.paymentMethods.length === 0 ? words.order : formatMessage(words.pay, { amount })}
            pendingLabel={words.paying}
          />
          <Terms store={store} copy={copy} />
        </form>
      ) : (
        <p className="checkout-note">{words.moreFirst}</p>
      )}
    </CheckoutSection>
  )
}

/** Whether a way to pay is a card that the provider has not seen yet. */
function isNewCard({ kind, isSaved }: CheckoutView['paymentMethods'][number]): boolean {
  return kind === 'CARD' && !isSaved
}

type PaymentChoiceProps = PaymentSectionProps & { error: string | undefined }

function PaymentChoice({ checkout, copy, chosenId, cardFrame, loadFailure, canSave, error }: PaymentChoiceProps) {
  const { paymentMethods } = checkout
  const words = copy.payment
  const chosen = paymentMethods.find(({ id }) => id === chosenId) ?? paymentMethods[0]
  return (
    <fieldset className="checkout-choices" {...withoutUndefined({ 'aria-describedby': error && 'pay-method-error' })}>
      <legend className="visually-hidden">{words.choose}</legend>
      {paymentMethods.map((method) => {
        const { id, label, description, isSaved } = method
        const needsCard = isNewCard(method)
        return (
          <div key={id} className="checkout-pay" {...(needsCard && { 'data-card': '' })}>
            <label className="checkout-choice">
              <input
                type="radio"
                id={`pay-${id}`}
                name="paymentMethodId"
                value={id}
                defaultChecked={id === chosen?.id}
                className="checkout-choice-input"
              />
              <span className="checkout-choice-mark" aria-hidden="true" />
              <span className="checkout-choice-words">
                <span className="checkout-choice-name">{label}</span>{' '}
                {(description || isSaved) && <span className="checkout-choice-more">{description ?? words.saved}</span>}
              </span>
            </label>
            {needsCard && (
              <div className="checkout-pay-more">
                <input type="hidden" name="newCardId" value={id} />
                <PaymentMarks label={words.marks} marks={cardMarks} />
                {cardFrame === undefined ? (
                  loadFailure
                ) : (
                  <CardFields
                    src={cardFrame}
                    words={{ title: words.frame, loading: words.loading, again: words.again, incomplete: words.incomplete }}
                    failed={loadFailure}
                  />
                )}
                <p className="checkout-scriptless">{words.needsScripts}</p>
                {canSave && <Checkbox name="savePayment" value="true" label={words.keepCard} />}
              </div>
            )}
          </div>
        )
      })}
      <FieldError id="pay-method" {...(error !== undefined && { error })} />
    </fieldset>
  )
}

/** Whether the bill goes where the order goes; else the fields of another address, which show once the box is not ticked. Without scripts too. */
function BillingAddress({ store, copy, billing }: PaymentSectionProps) {
  const { summary, field } = shownFields(billingAddressForm, billing, store.locale)
  const isTyped = billing.problems.length > 0 || billing.values['line1'] !== undefined
  return (
    <div className="checkout-billing">
      <input type="hidden" name="asksBilling" value="true" />
      <Checkbox id="billing-same" name="billingSame" value="true" defaultChecked={!isTyped} label={copy.payment.billingSame} />
      <div className="checkout-billing-fields" role="group" aria-label={copy.payment.billing}>
        <ErrorSummary {...summary} />
        <AddressRows
          field={field}
          hasPhone={false}
          {...(store.id === 'us' && { states: { none: addressCopy(store.locale).fields.region.none, names: stateNames } })}
        />
      </div>
    </div>
  )
}

function Tick({ id, name, label, error }: { id: string; name: string; label: string; error: string | undefined }) {
  return (
    <div>
      <Checkbox
        {...withoutUndefined(fieldWiring({ id, ...(error !== undefined && { error }) }))}
        name={name}
        value="true"
        required
        label={label}
      />
      <FieldError id={id} {...(error !== undefined && { error })} />
    </div>
  )
}

function Terms({ store, copy: { payment: words } }: { store: Store; copy: CheckoutCopy }) {
  const link = { href: storeHref(store, '/legal/terms-and-conditions') }
  return (
    <p className="checkout-terms">
      {messageParts<typeof link>(words.terms, { link }).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <TextLink key={part.href} href={part.href}>
            {words.termsLink}
          </TextLink>
        ),
      )}
    </p>
  )
}
