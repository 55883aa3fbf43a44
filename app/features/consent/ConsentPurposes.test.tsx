// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { ConsentPurposes } from './ConsentPurposes.client.tsx'

test.each([
  [stores.uk, '/legal/cookies'],
  [stores.us, '/us/legal/cookies'],
])('the choices of cookies lead to the page about them, in the store $id', (store, href) => {
  render(<ConsentPurposes store={store} />)
  expect(screen.getByRole('link', { name: 'Which cookies we use' })).toHaveAttribute('href', href)
})
