'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { cookieHeader } from '#app/platform/session/browser-cookies.ts'
import { cookieValue, SESSION_KEY_COOKIE } from '#app/platform/session/session-cookies.ts'
import type { ExperimentName, FlagName } from './known-flags.ts'

/** The visitor's flags once loaded, complete: the handler fills in base values. */
let known: Readonly<Record<string, string>> | undefined
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The visitor's value of a flag; until it is known, or if it fails to load, `rendered`, the value that the page was rendered with. All islands of a
 * page share one request. Per-request pages and visitors without a session need none, because the rendered value is right.
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

/** Requests the visitor's flags once per page. A failure changes nothing. */
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

/** The visitor's flags, requested once per page; undefined if they cannot be told. */
export async function loadFlags(): Promise<Readonly<Record<string, string>> | undefined> {
  await askFlags()
  return known
}

/** True on a shared page with an open session, which may have its own flags. */
export function isSharedPageOfASession(): boolean {
  return document.documentElement.dataset['session'] === undefined && cookieValue(cookieHeader(), SESSION_KEY_COOKIE) !== undefined
}

/** Undefined on failure. */
function flagsOf(answer: unknown): Record<string, string> | undefined {
  const flags: unknown = typeof answer === 'object' && answer !== null && 'flags' in answer ? answer.flags : undefined
  if (typeof flags !== 'object' || flags === null) return undefined
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => typeof value === 'string'))
}
