import { useEffect, useState } from 'react'

/** The selection and world of the shop in this browser. Cookies ignore ports, so the gallery can read them. */
type ShopCookies = { selection: string; world: string }

/** Reads the cookies that select a world. */
export function readShopCookies(cookie: string): ShopCookies {
  const said = new Map(
    cookie.split(/;\s*/).map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decoded(pair.slice(at + 1))]
    }),
  )
  return { selection: said.get('scenario') ?? '', world: said.get('world') ?? '' }
}

/** The shop's state in this browser, read again whenever the gallery regains focus. */
export function useShopCookies(): ShopCookies {
  const [cookie, setCookie] = useState(() => document.cookie)
  useEffect(() => {
    const read = () => setCookie(document.cookie)
    const timer = window.setInterval(read, 2000)
    window.addEventListener('focus', read)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('focus', read)
    }
  }, [])
  return readShopCookies(cookie)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
