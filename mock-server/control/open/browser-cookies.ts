import { stringifySetCookie } from 'cookie'
import type { BrowserRecord } from '#fixtures/scenarios/record.ts'
import { library } from '../../scenarios/library.ts'
import { isPerStore } from '../../scenarios/scenario-layers.ts'

const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const PLAIN = /^[\w!#$%&'()*+./:<=>?@[\]^`{|}~-]*$/

/** A session cookie that the shop's scripts can read. Characters not allowed in a cookie are percent-encoded. */
export function givenCookie(name: string, value: string): string {
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax' }, { encode })
}

function encode(value: string): string {
  return PLAIN.test(value) ? value : encodeURIComponent(value)
}

export function goneCookie(name: string): string {
  return stringifySetCookie({ name, value: '', path: '/', sameSite: 'lax', maxAge: 0 })
}

/** Cookie headers that set the selection's cookies and remove those left by another scenario. */
export function browserCookies({ cookies = {} }: BrowserRecord): string[] {
  const left = [...knownCookies()].filter((name) => !Object.hasOwn(cookies, name))
  const given = Object.entries(cookies).filter(([name]) => NAME.test(name))
  return [...left.map(goneCookie), ...given.map(([name, value]) => givenCookie(name, value))]
}

let known: ReadonlySet<string> | undefined

/** Names of the cookies that any scenario or facet sets. */
function knownCookies(): ReadonlySet<string> {
  const layers = Object.values(library.facets.browser.values).flatMap(({ layer }) => (isPerStore(layer) ? Object.values(layer) : [layer]))
  const browsers = [...layers, ...[...library.scenarios.values()].map(({ layer }) => layer)].map((layer) => layer?.browser?.cookies ?? {})
  known ??= new Set(browsers.flatMap((cookies) => Object.keys(cookies)).filter((name) => NAME.test(name)))
  return known
}
