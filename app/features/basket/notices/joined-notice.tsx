import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { joinedCopy } from '#app/messages/basket/joined.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { SaidOnce } from './SaidOnce.client.tsx'

/**
 * Says that items of the guest's basket have joined the account's, by the query that a login leads to. Anybody can write an address: anything but a small number says
 * nothing, which is null.
 */
export function joinedNotice(joined: string | string[] | undefined, locale: string): ReactNode {
  if (typeof joined !== 'string' || !/^[1-9]\d{0,2}$/.test(joined)) return null
  return (
    <SaidOnce name="joined">
      <Alert level="info">{formatMessage(joinedCopy.items, { count: Number(joined) }, locale)}</Alert>
    </SaidOnce>
  )
}
