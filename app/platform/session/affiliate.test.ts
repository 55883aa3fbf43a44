// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAffiliateClick, readAffiliateClick } from './affiliate.ts'
import { KeepAffiliateClick } from './KeepAffiliateClick.client.tsx'

beforeEach(() => sessionStorage.clear())

test('an affiliate click is stored, and pages without one leave it in place [COOKIE-07]', () => {
  expect(readAffiliateClick()).toBeUndefined()
  keepAffiliateClick('?awc=10921_1772445600_2f6c&sort=NEW')
  keepAffiliateClick('')
  expect(sessionStorage.getItem('awc')).toBe('10921_1772445600_2f6c')
  expect(readAffiliateClick()).toBe('10921_1772445600_2f6c')

  keepAffiliateClick('?awc=10921_1772445999_aaaa')
  expect(readAffiliateClick()).toBe('10921_1772445999_aaaa')
})

test('a page that an affiliate’s link leads to stores the click of its own address [COOKIE-07]', () => {
  history.replaceState(null, '', '/checkout?awc=10921_1772445600_2f6c')
  render(createElement(KeepAffiliateClick))
  expect(readAffiliateClick()).toBe('10921_1772445600_2f6c')
})

test.each(['?awc=', '?awc=%3Cscript%3E', `?awc=${'1'.repeat(101)}`, '?AWC=1', '?awc=a%20b'])('%s is not stored', (search) => {
  keepAffiliateClick(search)
  expect(sessionStorage.getItem('awc')).toBeNull()
})

test('a corrupt entry is no click, and forbidden storage does not throw', () => {
  sessionStorage.setItem('awc', '<b>')
  expect(readAffiliateClick()).toBeUndefined()

  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(() => keepAffiliateClick('?awc=1')).not.toThrow()
  forbidden.mockRestore()
})
