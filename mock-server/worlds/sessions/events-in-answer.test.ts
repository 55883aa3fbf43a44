import { expect, test } from 'vitest'
import { eventsInAnswer } from './events-in-answer.ts'

const added = { event: 'Product Added', properties: { sku: 'OT-1', quantity: 1 } }
const pressed = { event: 'Page Element Clicked', properties: { element: 'tile' } }

test('what an answer reports is found wherever it is, and what has no name or properties is not', () => {
  const answer = { data: { basket: { updateTracking: [added, { event: 7, properties: {} }] }, step: { tracking: pressed } } }
  expect(eventsInAnswer(JSON.stringify(answer))).toEqual([added, pressed])
  expect(eventsInAnswer('{"event":"Product Added","properties":null}')).toEqual([])
  expect(eventsInAnswer('{')).toEqual([])
})
