// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepAffiliateClick, readAffiliateClick } from './affiliate.ts'

beforeEach(() => sessionStorage.clear())

test('the click of an affiliate’s link is kept, and pages without one keep it too [COOKIE-07]', () => {
  keepAffiliateClick('?awc=10921_1772445600_2f6c&sort=NEW')
  keepAffiliateClick('')
  expect(sessionStorage.getItem('awc')).toBe('10921_1772445600_2f6c')
  expect(readAffiliateClick()).toBe('10921_1772445600_2f6c')

  keepAffiliateClick('?awc=10921_1772445999_aaaa')
  expect(readAffiliateClick()).toBe('10921_1772445999_aaaa')
})

test.each(['?awc=', '?awc=%3Cscript%3E', `?awc=${'1'.repeat(101)}`, '?AWC=1', '?awc=a%20b'])('%s is not kept', (search) => {
  keepAffiliateClick(search)
  expect(sessionStorage.getItem('awc')).toBeNull()
})

test('a browser that keeps nothing, or holds something else, has no click', () => {
  sessionStorage.setItem('awc', '<b>')
  expect(readAffiliateClick()).toBeUndefined()

  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(() => keepAffiliateClick('?awc=1')).not.toThrow()
  forbidden.mockRestore()
})
