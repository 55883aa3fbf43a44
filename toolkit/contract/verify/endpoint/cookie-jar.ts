/** The cookies that one endpoint has set, by name. Paths and domains are not looked at: all requests go to one address. */
export class CookieJar {
  readonly #values = new Map<string, string>()

  /** Takes in the `set-cookie` headers of an answer. A cookie that is over is dropped. */
  take(headers: Headers, now = Date.now()): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const at = pair.indexOf('=')
      if (at < 1) continue
      const name = pair.slice(0, at)
      if (isOver(attributes, now)) this.#values.delete(name)
      else this.#values.set(name, pair.slice(at + 1))
    }
  }

  /** The `cookie` header; empty: there are none. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

function isOver(attributes: readonly string[], now: number): boolean {
  const valueOf = (name: string): string | undefined =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const age = valueOf('max-age')
  if (age !== undefined) return Number(age) <= 0
  const expires = valueOf('expires')
  return expires !== undefined && Date.parse(expires) <= now
}
