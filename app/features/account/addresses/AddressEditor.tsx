import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Checkbox } from '#app/design-system/field/Choice.tsx'
import { ErrorSummary } from '#app/design-system/field/ErrorSummary.client.tsx'
import { AddressRows } from '#app/design-system/form/AddressRows.tsx'
import { addressBookCopy as copy } from '#app/messages/account/address-book.ts'
import { addressCopy, stateNames } from '#app/messages/checkout/address.ts'
import { fieldId } from '#app/platform/forms/describe-form.ts'
import { addressBookForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import { shownFields } from '#app/platform/forms/shown-fields.ts'
import type { ShownForm } from '#app/platform/forms/shown-form.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { AddressFieldsFragment } from '#operations/__generated__/operations.ts'
import './addresses.css'

type AddressEditorProps = {
  store: Store
  /** Id of the address to change, or `new`. */
  edit: string
  addresses: readonly AddressFieldsFragment[]
  shown: ShownForm
}

/** The form of one address: a new one, or one of the book. */
export function AddressEditor({ store, edit, addresses, shown }: AddressEditorProps) {
  const address = addresses.find(({ id }) => id === edit)
  const back = storeHref(store, addressBookForm.page)
  if (edit !== 'new' && !address) {
    return (
      <>
        <Alert level="error">{copy.form.missing}</Alert>
        <div>
          <ButtonLink variant="secondary" href={back}>
            {copy.title}
          </ButtonLink>
        </div>
      </>
    )
  }
  const isTyped = shown.problems.length > 0 || (shown.isResumed && Object.keys(shown.values).length > 0)
  const values = isTyped ? shown.values : valuesOf(address)
  const { summary, field } = shownFields(addressBookForm, { ...shown, values }, store.locale)
  return (
    <section aria-labelledby="address-editor" className="address-editor">
      <h2 id="address-editor">{address ? copy.form.edit : copy.form.add}</h2>
      {/* The server's messages say more than the browser's bubbles, and are read with the fields. */}
      <form
        id={addressBookForm.id}
        aria-labelledby="address-editor"
        method="post"
        action="/api/account/addresses"
        noValidate
        className="address-form"
      >
        <ErrorSummary {...summary} />
        <input type="hidden" name="locale" value={store.locale} />
        <input type="hidden" name="edit" value={edit} />
        <AddressRows
          field={field}
          {...(store.id === 'us' && { states: { none: addressCopy(store.locale).fields.region.none, names: stateNames } })}
        />
        <Checkbox
          id={fieldId(addressBookForm, 'isDefault')}
          name="isDefault"
          value="true"
          defaultChecked={values['isDefault'] === 'true' || addresses.length === 0}
          label={copy.isDefault.label}
        />
        <div className="address-actions">
          <Button type="submit" size={56}>
            {copy.form.save}
          </Button>
          <ButtonLink variant="quiet" href={back}>
            {copy.form.back}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}

function valuesOf(address: AddressFieldsFragment | undefined): ShownForm['values'] {
  if (!address) return {}
  const { firstName, lastName, line1, line2, city, region, postalCode, phone, isDefault } = address
  const nullable = { line2: line2 ?? '', region: region ?? '', phone: phone ?? '' }
  return { firstName, lastName, line1, city, postalCode, ...nullable, ...(isDefault && { isDefault: 'true' }) }
}
