import { createContext, type MouseEvent, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { type Address, noAddress, readAddress, writeAddress } from './address.ts'

/** Navigates to another address. `replace` is for changes that Back should skip, such as each letter of a search. */
type Go = (change: Partial<Address>, how?: { replace?: boolean }) => void

const AddressContext = createContext<{ address: Address; go: Go }>({ address: noAddress, go: () => {} })

/** Stores the page's state in the address, so that Back, reload and shared links work. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => readAddress(location.search))
  useEffect(() => {
    const read = () => setAddress(readAddress(location.search))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const go = useCallback<Go>((change, { replace = false } = {}) => {
    // Read the current address, not the last rendered one: two changes in one event must both apply.
    const next = { ...readAddress(location.search), ...change }
    history[replace ? 'replaceState' : 'pushState'](null, '', writeAddress(next))
    setAddress(next)
  }, [])
  const value = useMemo(() => ({ address, go }), [address, go])
  return <AddressContext value={value}>{children}</AddressContext>
}

/** The current address and the function to navigate. */
export function useAddress() {
  return use(AddressContext)
}

/** Props of a link inside the gallery: a real URL, followed without a reload unless a modifier key requests a new tab. */
export function useLinkTo(): (change: Partial<Address>) => { href: string; onClick: (event: MouseEvent) => void } {
  const { address, go } = useAddress()
  return (change) => ({
    href: writeAddress({ ...address, ...change }),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      go(change)
    },
  })
}
