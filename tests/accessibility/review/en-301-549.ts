import type { Conformance, CriterionRow } from './summary.ts'

/** A clause of EN 301 549 besides those that repeat WCAG. */
export type Clause = {
  number: string
  name: string
  /** Why the shop has nothing that the clause concerns. */
  absent?: string
  /** How a person judges it. */
  how?: string
  /** Numbers of the criteria of WCAG that say the same in other words: the clause holds if they do. */
  criteria?: readonly string[]
}

/** Clauses of one chapter of EN 301 549 3.2.1, in its order. */
export const chapters: readonly { title: string; clauses: readonly Clause[] }[] = [
  {
    title: 'Functional performance statements (clause 4)',
    clauses: [
      { number: '4.2.1', name: 'Usage without vision', criteria: ['1.1.1', '1.3.1', '2.1.1', '2.4.3', '4.1.2', '4.1.3'] },
      { number: '4.2.2', name: 'Usage with limited vision', criteria: ['1.4.3', '1.4.4', '1.4.10', '1.4.11', '1.4.12', '2.4.7'] },
      { number: '4.2.3', name: 'Usage without perception of colour', criteria: ['1.4.1', '1.4.3'] },
      { number: '4.2.4', name: 'Usage without hearing', absent: 'The shop has no audio.' },
      { number: '4.2.5', name: 'Usage with limited hearing', absent: 'The shop has no audio.' },
      { number: '4.2.6', name: 'Usage with no or limited vocal capability', absent: 'Nothing in the shop is spoken by the person.' },
      { number: '4.2.7', name: 'Usage with limited manipulation or strength', criteria: ['2.1.1', '2.5.1', '2.5.2', '2.5.7', '2.5.8'] },
      { number: '4.2.8', name: 'Usage with limited reach', absent: 'The shop has no hardware.' },
      { number: '4.2.9', name: 'Minimize photosensitive seizure triggers', criteria: ['2.3.1'] },
      {
        number: '4.2.10',
        name: 'Usage with limited cognition, language or learning',
        criteria: ['2.2.1', '2.4.6', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.7', '3.3.8'],
      },
      {
        number: '4.2.11',
        name: 'Privacy',
        how: 'Use a screen reader in the login and the checkout: passwords, codes and card numbers are not spoken as they are typed.',
      },
    ],
  },
  {
    title: 'Generic requirements (clause 5)',
    clauses: [
      {
        number: '5.2',
        name: 'Activation of accessibility features',
        how: 'Switch on “Enable Accessibility” in the footer by keyboard alone, with a screen reader on and with text of 200 %.',
      },
      { number: '5.3', name: 'Biometrics', absent: 'The shop knows nobody by their body.' },
      { number: '5.4', name: 'Preservation of accessibility information during conversion', absent: 'The shop converts no documents.' },
      { number: '5.5', name: 'Operable parts', absent: 'The shop has no hardware.' },
      { number: '5.6', name: 'Locking or toggle controls', absent: 'The shop has no hardware.' },
      { number: '5.7', name: 'Key repeat', absent: 'The shop sets no repetition of keys: the system does.' },
      { number: '5.8', name: 'Double-strike key acceptance', absent: 'The shop has no keyboard of its own.' },
      {
        number: '5.9',
        name: 'Simultaneous user actions',
        how: 'Do everything with one key at a time, with sticky keys, and with one finger.',
      },
    ],
  },
  {
    title: 'Two-way voice communication (clause 6)',
    clauses: [
      { number: '6', name: 'ICT with two-way voice communication', absent: 'Nobody speaks to anybody in the shop. The chat is text.' },
    ],
  },
  {
    title: 'Video (clause 7)',
    clauses: [{ number: '7', name: 'ICT with video capabilities', absent: 'The shop has no video.' }],
  },
  {
    title: 'Hardware (clause 8)',
    clauses: [{ number: '8', name: 'Hardware', absent: 'The shop has no hardware.' }],
  },
  {
    title: 'Web, requirements of conformance (clause 9.6)',
    clauses: [
      {
        number: '9.6',
        name: 'WCAG conformance requirements',
        how: 'Every criterion above is supported, on whole pages and in whole processes (from a list to the receipt, and each flow of the membership).',
      },
    ],
  },
  {
    title: 'Documents and software (clauses 10 and 11)',
    clauses: [
      { number: '10', name: 'Non-web documents', absent: 'The shop gives no documents to download.' },
      { number: '11', name: 'Software', absent: 'The shop is a web site: clause 9 holds for it.' },
    ],
  },
  {
    title: 'Documentation and support services (clause 12)',
    clauses: [
      {
        number: '12.1.1',
        name: 'Accessibility and compatibility features',
        how: 'The accessibility statement of both stores names what the shop offers, and with which technology it was tried.',
      },
      {
        number: '12.1.2',
        name: 'Accessible documentation',
        how: 'The accessibility statement and the help pages are states of the review: look at their findings.',
      },
      {
        number: '12.2.2',
        name: 'Information on accessibility and compatibility features',
        how: 'Ask customer care through each way on the contact page what the shop offers.',
      },
      { number: '12.2.3', name: 'Effective communication', how: 'Ask customer care by text alone, and by a relay service.' },
      {
        number: '12.2.4',
        name: 'Accessible documentation',
        how: 'What customer care sends is read by a screen reader, at 200 % and without colours.',
      },
    ],
  },
  {
    title: 'Relay and emergency services (clause 13)',
    clauses: [
      { number: '13', name: 'ICT providing relay or emergency service access', absent: 'The shop gives no access to such services.' },
    ],
  },
]

/** What the report says of a clause: what its criteria come to, or that a person judges it. */
export function conformanceOfClause({ absent, criteria = [], how }: Clause, rows: readonly CriterionRow[]): Conformance {
  if (absent !== undefined) return 'Not Applicable'
  const own = rows.filter(({ criterion }) => criteria.includes(criterion.number))
  if (own.some(({ conformance }) => conformance === 'Does Not Support')) return 'Does Not Support'
  const isWhole = how === undefined && own.length > 0
  return isWhole && own.every(({ conformance }) => conformance !== 'To be judged') ? 'Supports' : 'To be judged'
}
