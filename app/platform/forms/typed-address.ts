import { isValid, toNormalised } from 'postcode'
import type { Store } from '#app/platform/store/stores.ts'
import type { AddressInput } from '#operations/__generated__/operations.ts'
import type { FormProblem } from './describe-form.ts'

/** A postal address as a form takes it: checked texts, empty where nothing was typed. */
export type AddressTexts = Readonly<
  Record<'firstName' | 'lastName' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'phone', string>
>

/** What only one store asks. Whether a ZIP code lies in its state is the contract's to say: it knows the carrier. */
export function addressTextProblems({ region, postalCode }: AddressTexts, { id }: Store): FormProblem[] {
  if (id === 'uk') return isValid(postalCode) ? [] : [{ field: 'postalCode', code: 'INVALID' }]
  return region === '' ? [{ field: 'region', code: 'REQUIRED' }] : []
}

/** The address to send: in the store's country, its postcode as the country writes it. */
export function addressInput(
  { firstName, lastName, line1, line2, city, region, postalCode, phone }: AddressTexts,
  { id }: Store,
): Required<AddressInput> {
  return {
    firstName,
    lastName,
    line1,
    line2: line2 || null,
    city,
    region: region || null,
    postalCode: (id === 'uk' && toNormalised(postalCode)) || postalCode,
    countryCode: id === 'uk' ? 'GB' : 'US',
    phone: phone || null,
    isDefault: false,
  }
}
