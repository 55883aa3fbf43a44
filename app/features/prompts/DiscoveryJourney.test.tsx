// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DiscoveryJourney } from './DiscoveryJourney.client.tsx'
import type { Slides } from './find-prompt.client.ts'

HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}

function show(...ids: readonly string[]) {
  const slides = ids.map((id) => ({ id, carousel: [] })) as unknown as Slides
  return render(
    <DiscoveryJourney owner={{ user: 'ada', store: 'en-GB' }} marks={[]} slides={slides} rule="last-slide" areFuturePerks={false} />,
  ).container
}

test('slides that the shop does not know are left out, and are no steps', () => {
  show('constructor', 'ACTIVE_BENEFITS', 'TOMBOLA')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Your Member Perks')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 1')
})

test('a journey of nothing but such slides is none', () => {
  expect(show('TOMBOLA')).toBeEmptyDOMElement()
})
