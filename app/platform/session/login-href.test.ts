import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { loginHref } from './login-href.ts'

test.each([
  ['/shop/makeup?sort=PRICE_ASC&page=2', '/login?redirectTo=%2Fshop%2Fmakeup%3Fsort%3DPRICE_ASC%26page%3D2'],
  ['/', '/login?redirectTo=%2F'],
  ['', '/login'],
  ['/login?', '/login'],
  ['/register?redirectTo=%2Faccount', '/login?redirectTo=%2Fbasket'],
  ['/login', '/login'],
  ['/login?redirectTo=%2Fbasket&error=rejected', '/login?redirectTo=%2Fbasket'],
])('on %j the login link is %s [ROUTE-39, ROUTE-40]', (address, href) => {
  expect(loginHref(stores.uk, address)).toBe(href)
})

test('in the US store it leads to the US login page and back into the US store', () => {
  expect(loginHref(stores.us, '/us/shop/makeup')).toBe('/us/login?redirectTo=%2Fus%2Fshop%2Fmakeup')
  expect(loginHref(stores.us, '/us/register')).toBe('/us/login?redirectTo=%2Fbasket')
  expect(loginHref(stores.us, '/us')).toBe('/us/login?redirectTo=%2Fus')
  expect(loginHref(stores.uk, '/blog/us/register')).toBe('/login?redirectTo=%2Fblog%2Fus%2Fregister')
  expect(loginHref(stores.uk, '/login/us')).toBe('/login?redirectTo=%2Flogin%2Fus')
  expect(loginHref(stores.uk, '/used/register')).toBe('/login?redirectTo=%2Fused%2Fregister')
})

test('progressive login is at /signin [ROUTE-38]', () => {
  expect(loginHref(stores.uk, '/basket', { isProgressive: true })).toBe('/signin?redirectTo=%2Fbasket')
  expect(loginHref(stores.uk, '/signin?redirectTo=%2Fjoin', { isProgressive: true })).toBe('/signin?redirectTo=%2Fjoin')
})

test('an alternative provider’s page replaces the shop’s [ROUTE-41]', () => {
  expect(loginHref(stores.uk, '/basket', { alternative: 'https://login.example/' })).toBe('https://login.example/')
})
