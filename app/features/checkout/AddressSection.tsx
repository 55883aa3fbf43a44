import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { Radio } from '#app/design-system/field/Choice.tsx'
import { Fieldset } from '#app/design-system/field/Field.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AddressForm } from './AddressForm.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import type { AddressView, CheckoutView } from './checkout-data.ts'

/** Why an address that was chosen was not taken: it is no longer in the address book, or nothing was answered. */
export type AddressProblem = 'ADDRESS_GONE' | 'UNSENT'

export type AddressSectionProps = {
  store: Store
  checkout: CheckoutView
  copy: CheckoutCopy
  number: number
  isGuest: boolean
  /** The form with what was typed and what was wrong with it. */
  form: ShownForm
  /** True after "Change". */
  isEditing: boolean
  /** Why the address that was chosen was not taken; undefined if none was. */
  problem: AddressProblem | undefined
}

/** The heading above the form for an address that is not known yet. */
const ANOTHER_ID = 'another-address'

/** Where to deliver to: the address that is chosen, or the forms to choose or type one. */
export function AddressSection({ store, checkout, copy, number, isGuest, form, isEditing, problem }: AddressSectionProps) {
  const { deliveryAddress: chosen, addresses } = checkout
  const isOpen = chosen === null || isEditing || form.problems.length > 0 || problem !== undefined
  return (
    <CheckoutSection
      id="address"
      number={number}
      heading={copy.address.heading}
      action={
        !isOpen && (
          <TextLink standalone href={storeHref(store, '/checkout?edit=address#address')}>
            {copy.change}
            <span className="visually-hidden"> {copy.address.changeWhat}</span>
          </TextLink>
        )
      }
    >
      {isOpen ? (
        <>
          {problem && <Alert level="error">{copy.problems[problem]}</Alert>}
          {addresses.length > 0 && <KnownAddresses store={store} addresses={addresses} chosen={chosen} copy={copy} />}
          {addresses.length > 0 && (
            <h3 id={ANOTHER_ID} className="checkout-subheading">
              {copy.address.another}
            </h3>
          )}
          <AddressForm
            store={store}
            copy={copy}
            description={deliveryAddressForm}
            shown={{ ...form, values: startOf(form, checkout) }}
            labelledBy={addresses.length > 0 ? ANOTHER_ID : 'address-heading'}
            canSave={!isGuest}
          />
        </>
      ) : (
        <PostalAddress address={chosen} />
      )}
    </CheckoutSection>
  )
}

/** An address as it stands on a parcel. In a label, whose content is text alone, it is no `<address>`. */
function PostalAddress({ address, isLabel = false }: { address: AddressView; isLabel?: boolean }) {
  const { firstName, lastName, line1, line2, city, region, postalCode } = address
  const lines = [`${firstName} ${lastName}`, line1, line2, [city, region].filter(Boolean).join(', '), postalCode]
  const Lines = isLabel ? 'span' : 'address'
  return <Lines className="checkout-address">{lines.map((line) => line && <span key={line}>{line}</span>)}</Lines>
}

type KnownAddressesProps = { store: Store; addresses: readonly AddressView[]; chosen: AddressView | null; copy: CheckoutCopy }

function KnownAddresses({ store, addresses, chosen, copy }: KnownAddressesProps) {
  const selected = addresses.find(({ id }) => id === chosen?.id) ?? addresses[0]
  return (
    <form aria-label={copy.address.known} method="post" action="/api/checkout/address" data-held="" className="checkout-form">
      <input type="hidden" name="locale" value={store.locale} />
      <Fieldset legend={copy.address.known}>
        {addresses.map((address) => (
          <Radio
            key={address.id}
            name="addressId"
            value={address.id}
            defaultChecked={address.id === selected?.id}
            label={<PostalAddress address={address} isLabel />}
          />
        ))}
      </Fieldset>
      <Button type="submit" variant="secondary">
        {copy.address.deliverHere}
      </Button>
    </form>
  )
}

/** What the form begins with: what was typed, else a typed address to correct, else the names of whoever orders. */
function startOf({ values, problems }: ShownForm, { deliveryAddress, addresses, contact }: CheckoutView): ShownForm['values'] {
  if (problems.length > 0 || Object.keys(values).length > 0) return values
  const typed = deliveryAddress && !addresses.some(({ id }) => id === deliveryAddress.id) ? deliveryAddress : undefined
  if (!typed) return addresses.length === 0 && contact ? { firstName: contact.firstName, lastName: contact.lastName } : {}
  const { firstName, lastName, line1, line2, city, region, postalCode, phone } = typed
  return { firstName, lastName, line1, line2: line2 ?? '', city, region: region ?? '', postalCode, phone: phone ?? '' }
}
