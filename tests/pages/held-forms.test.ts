import { expect, test } from 'vitest'
import { shownPage } from './shown-page.ts'

const HELD_FORM = 'form[data-held]'

test.each([
  ['/login', 'shopper=guest', 1],
  ['/signin', 'shopper=guest', 1],
  ['/register', 'shopper=guest', 1],
  ['/guest-details', 'shopper=guest&basket=one-item', 1],
  ['/checkout?edit=address', 'shopper=annual-member&basket=one-item-standard', 4],
  ['/account/profile', 'shopper=annual-member', 3],
  ['/account/profile/delete', 'shopper=annual-member', 1],
] as const)('%s has the script that holds early presses on its forms, before them', async (address, selection, count) => {
  const page = await shownPage(selection, address)
  const forms = [...page.querySelectorAll(HELD_FORM)]
  const script = [...page.scripts].find(({ textContent }) => textContent.includes(HELD_FORM))
  expect(forms).toHaveLength(count)
  for (const form of forms) expect((script?.compareDocumentPosition(form) ?? 0) & form.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
