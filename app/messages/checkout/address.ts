import { byLocale } from '../by-locale.ts'
import { personCopy } from '../forms/person.ts'

const fields = {
  firstName: { label: personCopy.firstName.label, problems: { REQUIRED: 'Enter the first name of whoever receives it.' } },
  lastName: { label: personCopy.lastName.label, problems: { REQUIRED: 'Enter the last name of whoever receives it.' } },
  line1: { label: 'Address line 1', problems: { REQUIRED: 'Enter the house and the street.' } },
  line2: { label: 'Address line 2' },
  city: { label: 'Town or city', problems: { REQUIRED: 'Enter the town or city.' } },
  region: { label: 'State', none: 'Choose a state', problems: { REQUIRED: 'Choose the state.' } },
  postalCode: {
    label: 'Postcode',
    problems: { REQUIRED: 'Enter the postcode.', INVALID: 'Enter a full UK postcode, like LS6 3BN' },
  },
  phone: {
    label: personCopy.phone.label,
    hint: 'Only used if the courier needs to reach you',
    problems: { INVALID: 'Enter a telephone number, such as 07700 900 184.' },
  },
  save: { label: 'Save to my address book' },
} as const

/** The form of a delivery address. What the contract says of one is in the error catalogue (basket/notices.ts). */
export const addressCopy = byLocale(
  { fields },
  {
    'en-US': {
      fields: {
        ...fields,
        city: { label: 'City', problems: { REQUIRED: 'Enter the city.' } },
        postalCode: { label: 'ZIP code', problems: { REQUIRED: 'Enter the ZIP code.', INVALID: 'Enter a ZIP code, like 02110' } },
        phone: { ...fields.phone, problems: { INVALID: 'Enter a telephone number, such as 617 555 0142.' } },
      },
    },
  },
)

/** The states of the US, its federal district and, last, the post of its forces, by the letters that the post writes. */
export const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
}
