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
} from '#operations/__generated__/input-limits.ts'
import { describeForm, type FormDescription } from '../describe-form.ts'

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
type Name = 'firstName' | 'lastName' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode' | 'phone' | 'save'

/**
 * An address of the checkout. The state is asked for in the US store alone; the UK's post needs no county. `section` is the browser's word for what the address
 * is for.
 */
const addressForm = (id: string, section: 'shipping' | 'billing') =>
  describeForm<Name>({
    id,
    page: '/checkout',
    fields: {
      firstName: { kind: 'text', limits: addressInputFirstName, autoComplete: `${section} given-name` },
      lastName: { kind: 'text', limits: addressInputLastName, autoComplete: `${section} family-name` },
      line1: { kind: 'text', limits: addressInputLine1, autoComplete: `${section} address-line1` },
      line2: { kind: 'text', limits: addressInputLine2, autoComplete: `${section} address-line2`, isOptional: true },
      city: { kind: 'text', limits: addressInputCity, autoComplete: `${section} address-level2` },
      // Needed in the US alone, which the handler checks: one description serves both stores.
      region: {
        kind: 'select',
        limits: addressInputRegion,
        autoComplete: `${section} address-level1`,
        isOptional: true,
        options: (locale) => (locale === 'en-US' ? Object.keys(stateNames) : []),
      },
      postalCode: { kind: 'text', limits: addressInputPostalCode, autoComplete: `${section} postal-code` },
      phone: { kind: 'tel', limits: addressInputPhone, autoComplete: `${section} tel`, isOptional: true },
      save: { kind: 'checkbox' },
    },
    copy: (locale) => {
      const fields: Readonly<Record<Name, Omit<FieldCopy, 'problems'> & { problems?: Readonly<Record<string, string>> }>> =
        addressCopy(locale).fields
      return {
        fields: {
          firstName: withProblems(fields.firstName),
          lastName: withProblems(fields.lastName),
          line1: withProblems(fields.line1),
          line2: withProblems(fields.line2),
          city: withProblems(fields.city),
          region: withProblems(fields.region),
          postalCode: withProblems(fields.postalCode),
          phone: withProblems(fields.phone),
          save: withProblems(fields.save),
        },
        problems: Object.fromEntries(codes.map((code) => [code, ofCatalogue(code, locale)])),
      }
    },
  })

/** Where to deliver to. */
export const deliveryAddressForm = addressForm('address', 'shipping')

/** Where the bill of the payment goes, part of the form that pays. Its `phone` and `save` are not asked for. */
export const billingAddressForm = addressForm('billing', 'billing')

function withProblems(copy: Omit<FieldCopy, 'problems'> & { problems?: Readonly<Record<string, string>> }): FieldCopy {
  return { ...copy, problems: { REQUIRED: '', ...copy.problems } }
}

function ofCatalogue(code: string, locale: string): Copy['problems'][string] {
  const { message = '', help } = noticesByLocale[locale]?.[code] ?? {}
  return { message, ...(help?.code && { help: help.code }) }
}
