import { isRecord } from '../coverage/answer/answer-places.ts'
import type { AnswerShape, ShapeObject } from '../coverage/answer/answer-shape.ts'

/**
 * Fields that hold personal data, on one type or on whatever type they stand, and what stands there instead; `number` counts the different values, from 1.
 * Of a label or a link only the part that tells of a person is replaced.
 */
const RULES: Readonly<Record<string, (number: number, value: string) => string>> = {
  email: (number) => `person-${number}@example.com`,
  recipientEmail: (number) => `person-${number}@example.com`,
  firstName: (number) => `First${number}`,
  lastName: (number) => `Last${number}`,
  recipientName: (number) => `Person ${number}`,
  phone: () => '+44 20 7946 0000',
  line1: (number) => `${number} Example Row`,
  line2: (number) => `Flat ${number}`,
  city: (number) => `Town${number}`,
  // A state has two letters, a county is a name.
  'Address.region': (number, value) => (value.length === 2 ? 'CA' : `County${number}`),
  postalCode: () => 'LS1 1AA',
  dateOfBirth: () => '1990-01-01',
  customerNumber: (number) => `C-${number}`,
  lastFour: () => '4242',
  message: (number) => `Message ${number}`,
  referralCode: (number) => `FRIEND${number}`,
  'Order.number': (number) => `OT-${number}`,
  'Referral.code': (number) => `FRIEND${number}`,
  'Referral.link': (number, value) => value.replace(/[^/]+$/, `FRIEND${number}`),
  'ReferralInvitation.code': (number) => `FRIEND${number}`,
  'ReferralInvitation.sentBy': (number) => `First${number}`,
  'ReferredFriend.name': (number) => `Friend ${number}`,
  'Shipment.number': (number) => `PARCEL${number}`,
  'Shipment.url': (number) => `https://carrier.example.com/PARCEL${number}`,
  'ShipmentEvent.text': (number) => `Parcel event ${number}`,
  'PaymentSummary.label': (_number, value) => value.replaceAll(/\d{4}/g, '4242'),
  'SavedPaymentMethod.label': (_number, value) => value.replaceAll(/\d{4}/g, '4242'),
  'PaymentOption.label': (_number, value) => value.replaceAll(/\d{4}/g, '4242'),
  'PaymentActionRequired.url': (number) => `https://payments.example.com/${number}`,
  'OrderAttempt.actionUrl': (number) => `https://payments.example.com/${number}`,
}

/** Numbers that tell of a person, by the name of their field: nowhere else does the same number mean the same. */
const NUMBERS: Readonly<Record<string, number>> = { expiryMonth: 12, expiryYear: 2030 }

/** Types on which a field of the same name is no personal data: what the API tells a developer. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set(['Problem'])

/** Whole names, which are made of the two above. */
const NAMES: ReadonlySet<string> = new Set(['User.name', 'User.fullName'])

/** Whether what a field holds is replaced, by its coordinate. */
export function isRedacted(coordinate: string): boolean {
  const [type = '', name = ''] = coordinate.split('.')
  if (PUBLIC_TYPES.has(type)) return false
  return [coordinate, name].some((key) => Object.hasOwn(RULES, key)) || Object.hasOwn(NUMBERS, name) || NAMES.has(coordinate)
}

/** Replaces personal data by what it is, the same value by the same replacement, and wherever else in a text it stands. */
export class Redaction {
  readonly #replacements = new Map<string, string>()
  readonly #counts = new Map<string, number>()
  readonly #numbers = new Set<string>()

  /** Takes in the personal data of an answer. Take all answers in before one is redacted. */
  take({ root }: AnswerShape, data: unknown): void {
    this.#visit(root, data)
  }

  /** A value without the personal data that was taken in. */
  redacted(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value)
    if (Array.isArray(value)) return value.map((entry: unknown) => this.redacted(entry))
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, typeof inner === 'number' ? (NUMBERS[key] ?? inner) : this.redacted(inner)]),
    )
  }

  /** How many different values are replaced. */
  get size(): number {
    return this.#replacements.size + this.#numbers.size
  }

  #visit(fields: ShapeObject, value: unknown): void {
    if (Array.isArray(value)) {
      for (const entry of value) this.#visit(fields, entry)
      return
    }
    if (!isRecord(value)) return
    for (const [key, { coordinate, below }] of fields) {
      const held = value[key]
      this.#note(coordinate, held)
      for (const entry of Array.isArray(held) ? held : [held]) {
        if (!isRecord(entry)) continue
        const [only = ''] = below.size === 1 ? below.keys() : []
        const inner = below.get(only || String(entry['__typename']))
        if (inner) this.#visit(inner, entry)
      }
    }
  }

  #note(coordinate: string, value: unknown): void {
    const [type = '', name = ''] = coordinate.split('.')
    const key = RULES[coordinate] ? coordinate : name
    const rule = RULES[key]
    if (typeof value === 'number' && Object.hasOwn(NUMBERS, name)) this.#numbers.add(`${name} ${value}`)
    if (!rule || typeof value !== 'string' || value.trim() === '' || PUBLIC_TYPES.has(type) || NAMES.has(coordinate)) return
    if (this.#replacements.has(value)) return
    const number = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, number)
    const instead = rule(number, value)
    if (instead !== value) this.#replacements.set(value, instead)
  }

  /** The longest value first, so that a part of it is not replaced before the whole. Values of one or two characters only where they are the whole text. */
  #text(text: string): string {
    const whole = this.#replacements.get(text)
    if (whole !== undefined) return whole
    const parts = [...this.#replacements].filter(([value]) => value.length > 2).sort(([one], [other]) => other.length - one.length)
    return parts.reduce((now, [value, instead]) => replacedWords(now, value, instead), text)
  }
}

/** Replaces a value where it is not a part of a longer word. */
function replacedWords(text: string, value: string, instead: string): string {
  if (!text.includes(value)) return text
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), () => instead)
}
