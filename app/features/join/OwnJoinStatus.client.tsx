'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { isSharedPageOfASession } from '#app/platform/experiments/use-flag.client.ts'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import { JoinStatusNote } from './JoinStatusNote.tsx'
import type { JoinStatus } from './join-status.ts'

type OwnJoinStatusProps = ComponentProps<typeof JoinStatusNote> & {
  /** Route that answers with the visitor's own status. */
  ownAddress: string
}

/** The status as rendered; on a page that everybody shares, the visitor's own once it is there. */
export function OwnJoinStatus({ status, hrefs, ownAddress }: OwnJoinStatusProps) {
  const [own, setOwn] = useState<JoinStatus>()
  useEffect(() => {
    if (!isSharedPageOfASession()) return
    fetch(ownAddress, { credentials: 'same-origin' })
      .then((answer) => answer.json())
      .then((answer: { status: JoinStatus }) => setOwn(answer.status))
      .catch((error: unknown) => warnLeftOut('the membership', error))
  }, [ownAddress])
  return <JoinStatusNote status={own ?? status} hrefs={hrefs} />
}
