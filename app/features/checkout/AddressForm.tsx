import { Button } from '#app/design-system/button/Button.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { AddressRows } from '#app/design-system/form/AddressRows.tsx'
import { addressCopy, stateNames } from '#app/messages/checkout/address.ts'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { fieldId } from '#app/platform/forms/describe-form.ts'
import type { deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { shownFields } from '#app/platform/forms/shown-fields.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import type { Store } from '#app/platform/store/stores.ts'

type AddressFormProps = {
  store: Store
  copy: CheckoutCopy
  description: typeof deliveryAddressForm
  shown: ShownForm
  /** Id of the heading above it. */
  labelledBy: string
  /** True for an account, which has an address book. */
  canSave: boolean
}

/** A typed address. */
export function AddressForm({ store, copy, description, shown, labelledBy, canSave }: AddressFormProps) {
  const { summary, field } = shownFields(description, shown, store.locale)
  return (
    // The server's messages say more than the browser's bubbles, and are read with the fields.
    <form aria-labelledby={labelledBy} method="post" action="/api/checkout/address" noValidate data-held="" className="checkout-form">
      <ErrorSummary {...summary} />
      <input type="hidden" name="locale" value={store.locale} />
      <AddressRows
        field={field}
        {...(store.id === 'us' && { states: { none: addressCopy(store.locale).fields.region.none, names: stateNames } })}
      />
      {canSave && (
        <Checkbox
          id={fieldId(description, 'save')}
          name="save"
          value="true"
          defaultChecked={shown.values['save'] === 'true'}
          label={addressCopy(store.locale).fields.save.label}
        />
      )}
      <Button type="submit" size={56}>
        {copy.address.submit}
      </Button>
    </form>
  )
}
