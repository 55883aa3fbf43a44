import { stringifySetCookie } from 'cookie'
import type { BrowserRecord } from '#fixtures/scenarios/record.ts'
import { library } from '../../scenarios/library.ts'
import { isPerStore } from '../../scenarios/scenario-layers.ts'

const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const PLAIN = /^[\w!#$%&'()*+./:<=>?@[\]^`{|}~-]*$/

/** A session cookie that the shop's scripts may read too. What cannot stand in a cookie is written with percent signs. */
export function givenCookie(name: string, value: string): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax' }, { encode })
}

function encode(value: string): string {
  return PLAIN.test(value) ? value : encodeURIComponent(value)
}

/** Removes a cookie. */
export function goneCookie(name: string): string {
  return stringifySetCookie({ name, value: '', path: '/', sameSite: 'lax', maxAge: 0 })
}

/** The cookies that make the browser hold what a selection says, and nothing that another scenario left there. */
export function browserCookies({ cookies = {} }: BrowserRecord): string[] {
  const left = [...knownCookies()].filter((name) => !Object.hasOwn(cookies, name))
  const given = Object.entries(cookies).filter(([name]) => NAME.test(name))
  return [...left.map(goneCookie), ...given.map(([name, value]) => givenCookie(name, value))]
}

let known: ReadonlySet<string> | undefined

/** Names of the cookies that some scenario or facet puts into a browser. */
function knownCookies(): ReadonlySet<string> {
  const layers = Object.values(library.facets.browser.values).flatMap(({ layer }) => (isPerStore(layer) ? Object.values(layer) : [layer]))
  const browsers = [...layers, ...[...library.scenarios.values()].map(({ layer }) => layer)].map((layer) => layer?.browser?.cookies ?? {})
  known ??= new Set(browsers.flatMap((cookies) => Object.keys(cookies)).filter((name) => NAME.test(name)))
  return known
}
