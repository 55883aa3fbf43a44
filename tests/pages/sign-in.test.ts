import { expect, test } from 'vitest'
import { shownPage, shownText } from './shown-page.ts'

test.each(['en-GB', 'en-US'])('a new password is said as a success, politely, where one logs in, in %s [ALERT-10]', async (store) => {
  const page = await shownPage(`store=${store}&shopper=guest`, '/login?reset=1')
  const [alert, ...others] = page.querySelectorAll('main [data-level]')
  expect(others).toEqual([])
  expect(alert?.getAttribute('data-level')).toBe('success')
  expect(alert?.getAttribute('role')).toBe('status')
  expect(alert?.querySelector('svg')).not.toBeNull()
  expect(shownText(alert ?? null)).toContain('password')
})
