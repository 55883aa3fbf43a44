import { addressBookCopy } from '#app/messages/account/address-book.ts'
import { noticesByLocale } from '#app/messages/basket/notices.ts'
import { addressCopy, stateNames } from '#app/messages/checkout/address.ts'
import {
  addressInputCity,
  addressInputFirstName,
  addressInputLastName,
  addressInputLine1,
  addressInputLine2,
  addressInputPhone,
  addressInputPostalCode,
  addressInputRegion,
  editAddressId,
} from '#operations/__generated__/input-limits.ts'
import { describeForm, type FieldDescription, type FormDescription } from '../describe-form.ts'

/** What the contract says of an address, in the words of the error catalogue. */
const codes = [
  'INVALID_ZIP_OR_STATE',
  'ADDRESS_NON_DELIVERABLE',
  'INVALID_ZIP_CODE',
  'INVALID_ZIP_CODE_FOR_STATE',
  'INVALID_CITY_STATE_ZIP',
  'INVALID_COUNTRY_CODE',
] as const

type Copy = ReturnType<FormDescription['copy']>
type FieldCopy = Copy['fields'][string]
type AddressName = 'firstName' | 'lastName' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'phone'

/** The fields of a postal address. The state is asked for in the US store alone; the UK's post needs no county. */
const addressFields: Readonly<Record<AddressName, FieldDescription>> = {
  firstName: { kind: 'text', limits: addressInputFirstName, autoComplete: 'shipping given-name' },
  lastName: { kind: 'text', limits: addressInputLastName, autoComplete: 'shipping family-name' },
  line1: { kind: 'text', limits: addressInputLine1, autoComplete: 'shipping address-line1' },
  line2: { kind: 'text', limits: addressInputLine2, autoComplete: 'shipping address-line2', isOptional: true },
  city: { kind: 'text', limits: addressInputCity, autoComplete: 'shipping address-level2' },
  // Needed in the US alone, which the handler checks: one description serves both stores.
  region: {
    kind: 'select',
    limits: addressInputRegion,
    autoComplete: 'shipping address-level1',
    isOptional: true,
    options: (locale) => (locale === 'en-US' ? Object.keys(stateNames) : []),
  },
  postalCode: { kind: 'text', limits: addressInputPostalCode, autoComplete: 'shipping postal-code' },
  phone: { kind: 'tel', limits: addressInputPhone, autoComplete: 'shipping tel', isOptional: true },
}

/** Where to deliver to. */
export const deliveryAddressForm = describeForm<AddressName | 'save'>({
  id: 'address',
  page: '/checkout',
  fields: { ...addressFields, save: { kind: 'checkbox' } },
  copy: (locale) => {
    const { save } = addressCopy(locale).fields
    return { fields: { ...fieldWords(locale), save: withProblems(save) }, problems: problemWords(locale) }
  },
})

/** Where the bill of the payment goes, part of the form that pays. Its telephone number is not asked for. */
export const billingAddressForm = describeForm<AddressName>({
  id: 'billing',
  page: '/checkout',
  fields: {
    firstName: { ...addressFields.firstName, autoComplete: 'billing given-name' },
    lastName: { ...addressFields.lastName, autoComplete: 'billing family-name' },
    line1: { ...addressFields.line1, autoComplete: 'billing address-line1' },
    line2: { ...addressFields.line2, autoComplete: 'billing address-line2' },
    city: { ...addressFields.city, autoComplete: 'billing address-level2' },
    region: { ...addressFields.region, autoComplete: 'billing address-level1' },
    postalCode: { ...addressFields.postalCode, autoComplete: 'billing postal-code' },
    phone: { ...addressFields.phone, autoComplete: 'billing tel' },
  },
  copy: (locale) => ({ fields: fieldWords(locale), problems: problemWords(locale) }),
})

/** An address of the address book: a new one, or one to change. */
export const addressBookForm = describeForm<AddressName | 'edit' | 'isDefault'>({
  id: 'address-book',
  page: '/account/address-book',
  fields: {
    // Id of the address to change, or `new`.
    edit: { kind: 'hidden', limits: editAddressId },
    ...addressFields,
    isDefault: { kind: 'checkbox' },
  },
  copy: (locale) => ({
    fields: { ...fieldWords(locale), edit: withProblems({ label: '' }), isDefault: withProblems(addressBookCopy.isDefault) },
    problems: { ...problemWords(locale), TOO_MANY: addressBookCopy.problems.TOO_MANY },
  }),
})

/** An address that was taken off the address book: what is kept of it for a while, to undo that. */
export const removedAddressForm = describeForm({ ...addressBookForm, id: 'removed-address' })

type FieldWords = Omit<FieldCopy, 'problems'> & { problems?: Readonly<Record<string, string>> }

function fieldWords(locale: string): Readonly<Record<AddressName, FieldCopy>> {
  const fields: Readonly<Record<AddressName, FieldWords>> = addressCopy(locale).fields
  return {
    firstName: withProblems(fields.firstName),
    lastName: withProblems(fields.lastName),
    line1: withProblems(fields.line1),
    line2: withProblems(fields.line2),
    city: withProblems(fields.city),
    region: withProblems(fields.region),
    postalCode: withProblems(fields.postalCode),
    phone: withProblems(fields.phone),
  }
}

function problemWords(locale: string): Copy['problems'] {
  return Object.fromEntries(codes.map((code) => [code, ofCatalogue(code, locale)]))
}

function withProblems(copy: FieldWords): FieldCopy {
  return { ...copy, problems: { REQUIRED: '', ...copy.problems } }
}

function ofCatalogue(code: string, locale: string): Copy['problems'][string] {
  const { message = '', help } = noticesByLocale[locale]?.[code] ?? {}
  return { message, ...(help?.code && { help: help.code }) }
}
