import { expect, test } from 'vitest'
import { chosenIn } from './consent-form.ts'

test.each([
  ['all', {}, { functional: true, analytics: true }],
  ['necessary', { functional: 'on', analytics: 'on' }, { functional: false, analytics: false }],
  ['ticked', { analytics: 'on' }, { functional: false, analytics: true }],
  ['ticked', {}, { functional: false, analytics: false }],
] as const)('%s with %j is %j', (choice, fields, chosen) => {
  expect(chosenIn(choice, fields)).toEqual(chosen)
})
