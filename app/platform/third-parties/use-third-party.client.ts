'use client'

import { useEffect, useState } from 'react'
import type { ThirdParty } from './third-parties.ts'

/** `absent`: not configured, blocked or broken. The page works without it. */
export type ThirdPartyState = 'loading' | 'ready' | 'absent'

let addresses: Promise<unknown> | undefined

/**
 * Loads a third-party script while the component is mounted. `settings` become its data attributes and must be a stable object. Callers check
 * consent first.
 */
export function useThirdParty(name: ThirdParty, settings: Readonly<Record<string, string>>): ThirdPartyState {
  const [state, setState] = useState<ThirdPartyState>('loading')
  useEffect(() => {
    let script: HTMLScriptElement | undefined
    let isLeft = false
    void addressOf(name).then((address) => {
      if (isLeft) return
      if (address === undefined) return setState('absent')
      script = scriptFrom(address, settings)
      script.addEventListener('load', () => setState('ready'))
      script.addEventListener('error', () => setState('absent'))
      document.head.append(script)
    })
    return () => {
      isLeft = true
      script?.remove()
    }
  }, [name, settings])
  return state
}

function scriptFrom(address: string, settings: Readonly<Record<string, string>>): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  Object.assign(script.dataset, settings)
  return script
}

/** The script's URL in this environment, requested once per page and only when needed. */
async function addressOf(name: ThirdParty): Promise<string | undefined> {
  addresses ??= fetch('/api/third-parties').then((answer) => (answer.ok ? answer.json() : undefined))
  const known: unknown = await addresses.catch(() => undefined)
  const address: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, name) : undefined
  return typeof address === 'string' ? address : undefined
}
