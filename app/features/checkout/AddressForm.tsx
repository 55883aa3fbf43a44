import { Button } from '#app/design-system/button/Button.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { FieldPair, SelectField, TextField } from '#app/design-system/field/Field.tsx'
import { addressCopy, stateNames } from '#app/messages/checkout/address.ts'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { fieldId } from '#app/platform/forms/describe-form.ts'
import type { deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { type PlainForm, plainForm } from '#app/platform/forms/plain-form.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import type { Store } from '#app/platform/store/stores.ts'

type AddressFormProps = {
  store: Store
  copy: CheckoutCopy
  description: typeof deliveryAddressForm
  shown: ShownForm
  /** True for an account, which has an address book. */
  canSave: boolean
}

/** A typed address. It is checked by the server alone, which answers with the page, so that it is the same form without scripts. */
export function AddressForm({ store, copy, description, shown, canSave }: AddressFormProps) {
  const { summary, field } = plainForm(description, shown, store.locale)
  return (
    // The server's messages say more than the browser's bubbles, and are read with the fields.
    <form id={description.id} method="post" action="/api/checkout/address" noValidate className="checkout-form">
      <ErrorSummary {...summary} />
      <input type="hidden" name="locale" value={store.locale} />
      <AddressFields store={store} field={field} />
      <TextField {...field('phone')} type="tel" />
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

/** The fields of an address, without its telephone number. */
export function AddressFields({
  store,
  field,
}: Pick<PlainForm<keyof AddressFormProps['description']['fields']>, 'field'> & { store: Store }) {
  return (
    <>
      <FieldPair>
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
      </FieldPair>
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      {store.locale === 'en-US' ? (
        <>
          <TextField {...field('city')} />
          <FieldPair>
            <SelectField {...field('region')}>
              <option value="">{addressCopy(store.locale).fields.region.none}</option>
              {Object.entries(stateNames).map(([letters, name]) => (
                <option key={letters} value={letters}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField {...field('postalCode')} inputMode="numeric" />
          </FieldPair>
        </>
      ) : (
        <FieldPair>
          <TextField {...field('city')} />
          <TextField {...field('postalCode')} autoCapitalize="characters" />
        </FieldPair>
      )}
    </>
  )
}
