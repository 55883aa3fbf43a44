'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** What an account page tells its shopper. Spec §2 'Account area'. */
export type AccountNotification = {
  type: 'error' | 'success'
  header: string
  message: string
  /** What can be done about it at once, as a form that undoes it. */
  action?: ReactNode
}

type NotificationContext = {
  /** What is shown, with a number of its own: the same twice is shown twice. */
  shown: { notification: AccountNotification; number: number } | undefined
  notify: (notification: AccountNotification) => void
  dismiss: () => void
}

const Context = createContext<NotificationContext | undefined>(undefined)

type NotificationProviderProps = {
  /** What the page is rendered with, as after a post. */
  initial?: AccountNotification | undefined
  children: ReactNode
}

/** The context of a page's notification area: everything in an account page can notify through it. */
export function AccountNotificationProvider({ initial, children }: NotificationProviderProps) {
  const [shown, setShown] = useState(initial && { notification: initial, number: 0 })
  const context = useMemo<NotificationContext>(
    () => ({
      shown,
      notify: (notification) => setShown((before) => ({ notification, number: (before?.number ?? 0) + 1 })),
      dismiss: () => setShown(undefined),
    }),
    [shown],
  )
  return <Context value={context}>{children}</Context>
}

/** The notification area of the account page around. Throws `No context available` where there is none. */
export function useAccountNotification(): NotificationContext {
  const context = useContext(Context)
  if (!context) throw new Error('No context available')
  return context
}
