'use client'

import { useEffect } from 'react'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { replacePage } from '#app/platform/window/go-to.ts'
import { choicesHref, isAsked, isFiltered, type OrderItAgainChoices } from './order-it-again-query.ts'
import { forgetChoices, readChoices, storeChoices } from './stored-choices.client.ts'

type KeepChoicesProps = { locale: string; choices: OrderItAgainChoices }

/**
 * Stores what was chosen until the shopper goes to a different path. An address that says nothing about the list shows what is stored. Spec §2 and
 * §4, open point A117.
 */
export function KeepChoices({ locale, choices }: KeepChoicesProps) {
  const { id, isLoggedIn } = useShopper()
  useEffect(() => (isLoggedIn ? keepChoices({ user: id, store: locale }, choices) : undefined), [id, isLoggedIn, locale, choices])
  return null
}

function keepChoices(owner: { user: string; store: string }, choices: OrderItAgainChoices): (() => void) | undefined {
  const path = location.pathname
  if (!isAsked(new URLSearchParams(location.search))) {
    if (!isSamePath(previousPage(), path)) forgetChoices()
    const stored = readChoices(owner)
    if (isFiltered(stored)) {
      replacePage(choicesHref(path, stored))
      return undefined
    }
  }
  const store = () => storeChoices(owner, choices)
  // The browser may keep the left page, whose choices were forgotten.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store()
  }
  const handleNavigate = ({ destination }: NavigateEvent) => {
    if (/^https?:/.test(destination.url) && !isSamePath(destination.url, path)) forgetChoices()
  }
  store()
  addEventListener('pageshow', handleShow)
  browserNavigation()?.addEventListener('navigate', handleNavigate)
  return () => {
    removeEventListener('pageshow', handleShow)
    browserNavigation()?.removeEventListener('navigate', handleNavigate)
  }
}

/** Undefined in browsers older than the Navigation API: they forget when the page is opened the next time (`previousPage`). */
function browserNavigation(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined
}

/** The URL of the page that this one was opened from; empty if it is the first of its tab. */
function previousPage(): string {
  const from = browserNavigation()?.activation?.from?.url
  return from ?? document.referrer
}

/** Whether a URL is a page of this path, or none. */
function isSamePath(url: string, path: string): boolean {
  const plain = (pathname: string) => pathname.replace(/\/$/, '')
  return !URL.canParse(url) || plain(new URL(url).pathname) === plain(path)
}
