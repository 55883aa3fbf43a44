import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressBooks } from '#fixtures/orders/addresses.ts'
import { checkAddress, type TypedAddress } from './address.ts'
import { usRegions } from './us-regions.ts'

const british: TypedAddress = {
  firstName: 'Ada',
  lastName: 'Moor',
  line1: '1 Dock Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
}
const american: TypedAddress = {
  firstName: 'Ada',
  lastName: 'Moor',
  line1: '1 Dock Street',
  city: 'Boston',
  region: 'MA',
  postalCode: '02110',
  countryCode: 'US',
}

const problemsOf = (typed: TypedAddress, store: 'en-GB' | 'en-US' = 'en-GB') => {
  const outcome = checkAddress(typed, store)
  return outcome.ok ? [] : [`${outcome.problem.field} ${outcome.problem.code}`]
}

describe('an address', () => {
  test('is kept trimmed, with single spaces, and nothing for what is empty', () => {
    const outcome = checkAddress({ ...british, firstName: '  Ada  Maud ', line2: '  ', phone: '', region: ' Yorkshire ' }, 'en-GB')
    expect(outcome).toMatchObject({
      ok: true,
      address: { firstName: 'Ada Maud', line2: null, phone: null, region: 'Yorkshire', postalCode: 'LS1 1AA', countryCode: 'GB' },
    })
  })

  test.each(['LS1 1AA', 'ls11aa', 'SW1Y4JH', 'M1 1AE', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'EC1A 1BB'])(
    'may have the UK postcode %s',
    (postalCode) => {
      expect(problemsOf({ ...british, postalCode })).toEqual([])
    },
  )

  test.each(['LS1', '1AA LS1', 'LS1 11A', 'LS1-1AA', '02110', 'ABC1 1AA', 'LS111 1AA', 'LS1 1AAX'])(
    'may not have the UK postcode %s',
    (postalCode) => {
      expect(problemsOf({ ...british, postalCode })).toEqual(['postalCode INVALID_ZIP_CODE'])
    },
  )

  test.each(['02110', '02110-1234'])('may have the ZIP code %s', (postalCode) => {
    expect(problemsOf({ ...american, postalCode }, 'en-US')).toEqual([])
  })

  test.each(['2110', '021100', '02110-12', 'O2110', '02110 1234'])('may not have the ZIP code %s', (postalCode) => {
    expect(problemsOf({ ...american, postalCode }, 'en-US')).toEqual(['postalCode INVALID_ZIP_CODE'])
  })

  test('needs a state of the US that its ZIP code is in, in whatever letters', () => {
    expect(problemsOf({ ...american, region: 'ma' }, 'en-US')).toEqual([])
    for (const region of [null, '', 'XX', 'Massachusetts'])
      expect(problemsOf({ ...american, region }, 'en-US')).toEqual(['region INVALID_ZIP_OR_STATE'])
    expect(problemsOf({ ...american, region: 'NY' }, 'en-US')).toEqual(['postalCode INVALID_ZIP_CODE_FOR_STATE'])
    expect(problemsOf({ ...american, region: 'MA', postalCode: '02899' }, 'en-US')).toEqual(['postalCode INVALID_ZIP_CODE_FOR_STATE'])
    expect(problemsOf({ ...american, region: 'MA', postalCode: '02799' }, 'en-US')).toEqual([])
    expect(problemsOf({ ...american, region: 'MA', postalCode: '01000' }, 'en-US')).toEqual([])
    expect(problemsOf({ ...american, region: 'MA', postalCode: '00999' }, 'en-US')).toEqual(['postalCode INVALID_ZIP_CODE_FOR_STATE'])
  })

  test.each([
    ['AA', ['34001', '34099'], ['33999', '34100']],
    ['AE', ['09001', '09898'], ['08999', '09900']],
    ['AP', ['96201', '96699'], ['96199', '96700']],
    ['CA', ['90001', '96162'], ['89999', '96201']],
    ['FL', ['32003', '33999', '34101', '34997'], ['34001', '35000']],
  ])('may be of the forces’ post: the ZIP codes of %s', (region, inside, outside) => {
    const forces: TypedAddress = { ...american, line1: 'PSC 3 Box 4120', city: 'APO', region }
    for (const postalCode of inside) expect(problemsOf({ ...forces, postalCode }, 'en-US')).toEqual([])
    for (const postalCode of outside)
      expect(problemsOf({ ...forces, postalCode }, 'en-US')).toEqual(['postalCode INVALID_ZIP_CODE_FOR_STATE'])
  })

  test.each(['PO Box 12', 'P.O. Box 12', 'p o box 12', '12 PO BOX', 'POBox 12'])('cannot be %s', (line1) => {
    expect(problemsOf({ ...british, line1 })).toEqual(['line1 ADDRESS_NON_DELIVERABLE'])
  })

  test('may stand in a street that only sounds like a box', () => {
    expect(problemsOf({ ...british, line1: '3 Poboxton Lane' })).toEqual([])
  })

  test('must be in the country of the store', () => {
    expect(problemsOf({ ...british, countryCode: 'US' })).toEqual(['countryCode INVALID_COUNTRY_CODE'])
    expect(problemsOf({ ...american, countryCode: 'GB' }, 'en-US')).toEqual(['countryCode INVALID_COUNTRY_CODE'])
    expect(problemsOf({ ...british, countryCode: 'gb' })).toEqual([])
  })

  test('cannot be nowhere', () => {
    expect(problemsOf({ ...british, city: 'Nowhere' })).toEqual(['city INVALID_CITY_STATE_ZIP'])
  })

  test('in the US is kept with its state in capitals, and with the rest as it was typed', () => {
    expect(checkAddress({ ...american, region: 'ma' }, 'en-US')).toMatchObject({ ok: true, address: { ...american, region: 'MA' } })
  })

  test('carries the code of what an address service says', () => {
    expect(checkAddress({ ...british, postalCode: '1' }, 'en-GB')).toEqual({
      ok: false,
      problem: { field: 'postalCode', code: 'INVALID_ZIP_CODE' },
    })
  })

  test('is the same once it was taken: what is kept can be typed again', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 })
    const anything = fc.record({ firstName: text, lastName: text, line1: text, city: text, line2: text })
    const isStable = (typed: TypedAddress): boolean => {
      const first = checkAddress({ ...british, ...typed }, 'en-GB')
      return !first.ok || JSON.stringify(checkAddress(first.address, 'en-GB')) === JSON.stringify(first)
    }
    expect(() => fc.assert(fc.property(anything, isStable))).not.toThrow()
  })
})

test('the carrier goes to the states, the District of Columbia and the forces, and not to the islands', () => {
  expect(usRegions.size).toBe(54)
  for (const region of ['DC', 'HI', 'AA', 'AE', 'AP']) expect(usRegions).toContain(region)
  for (const region of ['PR', 'GU', 'VI']) expect(problemsOf({ ...american, region }, 'en-US')).toEqual(['region INVALID_ZIP_OR_STATE'])
})

test('every address of the base shoppers can be delivered to', () => {
  const refused = Object.entries(addressBooks).flatMap(([id, addresses]) =>
    addresses.filter((address) => !checkAddress(address, id.startsWith('uk-') ? 'en-GB' : 'en-US').ok),
  )
  expect(refused).toEqual([])
})
