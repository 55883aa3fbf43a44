'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { cookieValue, SESSION_KEY_COOKIE } from '#app/platform/session/session-cookies.ts'
import type { ExperimentName, FlagName } from './known-flags.ts'

/** The visitor's flags as this page has learnt them, all that the shop knows: the handler has put the base values in. */
let known: Readonly<Record<string, string>> | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The value of a flag for whoever is here. Until it is known, and when it cannot be had: `rendered`, which is what the page was made with,
 * else nothing. All islands of a page ask once together, and only where the page does not know already: one that was made for
 * this visitor, or for everybody and seen by somebody without a session, is right as it is rendered.
 */
export function useFlag(name: FlagName | ExperimentName, rendered: string): string
export function useFlag(name: FlagName | ExperimentName, rendered?: string): string | undefined
export function useFlag(name: FlagName | ExperimentName, rendered?: string): string | undefined {
  const flags = useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
  useEffect(() => {
    if (rendered === undefined || isSharedPageOfASession()) void askFlags()
  }, [rendered])
  return flags?.[name] ?? rendered
}

/** Asks for the visitor's flags, once a page. A failure leaves what is known. */
export function askFlags(): Promise<void> {
  asking ??= fetch('/api/feature-flags', { headers: { 'content-type': 'application/json' }, credentials: 'same-origin' })
    .then((answer) => answer.json())
    .then((answer: unknown) => {
      const said = flagsOf(answer)
      if (!said) return
      known = said
      for (const listener of listeners) listener()
    })
    .catch(() => undefined)
  return asking
}

/** The page is everybody's, and yet a session is open that may have flags of its own. */
export function isSharedPageOfASession(): boolean {
  return document.documentElement.dataset['session'] === undefined && cookieValue(document.cookie, SESSION_KEY_COOKIE) !== undefined
}

/** Undefined when they could not be had. */
function flagsOf(answer: unknown): Record<string, string> | undefined {
  const flags: unknown = typeof answer === 'object' && answer !== null && 'flags' in answer ? answer.flags : undefined
  if (typeof flags !== 'object' || flags === null) return undefined
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value === 'string'))
}
