import 'server-only'
import { isValid, toNormalised } from 'postcode'
import type { FormProblem } from '#app/platform/forms/describe-form.ts'
import type { deliveryAddressForm } from '#app/platform/forms/descriptions/delivery-address.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** The values of an address form that keep its constraints. */
export type AddressValues = Record<keyof typeof deliveryAddressForm.fields, string>

/** What only one store asks. Whether a ZIP code lies in its state is the contract's to say: it knows the carrier. */
export function addressValueProblems({ region, postalCode }: AddressValues, { id }: Store): FormProblem[] {
  if (id === 'uk') return isValid(postalCode) ? [] : [{ field: 'postalCode', code: 'INVALID' }]
  return region === '' ? [{ field: 'region', code: 'REQUIRED' }] : []
}

/** A typed address as the contract takes it: in the store's country, a UK postcode as the post writes it. */
export function addressOfValues({ save: _save, postalCode, region, line2, phone, ...rest }: AddressValues, { id }: Store) {
  return {
    ...rest,
    line2: line2 || null,
    region: region || null,
    phone: phone || null,
    postalCode: (id === 'uk' && toNormalised(postalCode)) || postalCode,
    countryCode: id === 'uk' ? 'GB' : 'US',
    isDefault: false,
  }
}
