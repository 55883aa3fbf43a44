import { useMemo, useState } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { Skeleton } from '#app/design-system/skeleton/Skeleton.tsx'
import { addDrawerCopy as copy } from '#app/messages/basket/add-drawer.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { BlockErrorBoundary } from '#app/platform/page/BlockErrorBoundary.client.tsx'
import { freshNotices } from '../../notices/global-notices.ts'
import { Notice } from '../../notices/Notice.tsx'
import { useNotices } from '../../notices/use-notices.client.ts'
import { useBasketState } from '../../store/basket-store.client.ts'
import type { BasketLineView, BasketView } from '../../store/basket-view.ts'
import { type DrawerState, drawerStatus } from '../adding/drawer-state.ts'
import type { GoesWellWith } from '../goes-well-with.ts'
import { AddedLines } from './AddedLines.tsx'
import { DrawerBlocks } from './DrawerBlocks.client.tsx'
import styles from './DrawerBody.module.css'
import { useDrawerOffers } from './use-shown-blocks.client.ts'

type DrawerBodyProps = {
  state: DrawerState
  locale: string
  /** The store's path prefix. */
  prefix: string
  GoesWellWith?: GoesWellWith | undefined
  onRetry: () => void
}

/** The drawer's content: the added items and related blocks, or the reason for a failure and a retry. */
export function DrawerBody({ state, locale, prefix, GoesWellWith, onRetry }: DrawerBodyProps) {
  const { basket, isOffline } = useBasketState()
  const offers = useDrawerOffers(locale)
  const [memberships, setMemberships] = useState<readonly string[]>([])
  const lines = basket ? addedLines(basket, state.added, memberships) : []
  const hasFailed = state.failed.length > 0
  if (!hasFailed && (!basket || (lines.length === 0 && state.waiting.length > 0))) {
    return (
      <div className={styles.body}>
        {isOffline && <Alert level="warn">{copy.offline}</Alert>}
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <div className={styles.body}>
      {hasFailed && (
        <>
          <Alert level="error">{lines.length > 0 ? copy.failedMore : copy.failed}</Alert>
          <Button wide onClick={onRetry}>
            {copy.retry}
          </Button>
          <ButtonLink variant="secondary" wide href={`${prefix}/basket`}>
            {copy.viewBasket}
          </ButtonLink>
        </>
      )}
      {isOffline && <Alert level="warn">{copy.offline}</Alert>}
      {state.isRefused && basket?.notifications.length === 0 && <Alert level="error">{copy.refused}</Alert>}
      {basket && <QuietNotices notifications={basket.notifications} locale={locale} />}
      {basket && lines.length > 0 && (
        <BlockErrorBoundary
          part="The blocks of the add-to-bag drawer"
          otherwise={<AddedLines lines={lines} pricing={basket.update.pricing} locale={locale} />}
        >
          <DrawerBlocks
            basket={basket}
            lines={lines}
            offers={offers}
            locale={locale}
            prefix={prefix}
            GoesWellWith={GoesWellWith}
            onMembership={(id) => setMemberships([...memberships, id])}
          />
        </BlockErrorBoundary>
      )}
    </div>
  )
}

/** The response's notices, except those that close the drawer (`GlobalNotices`). */
function QuietNotices({ notifications, locale }: { notifications: BasketView['notifications']; locale: string }) {
  const quiet = useMemo(() => notifications.filter((notification) => !freshNotices(notifications).includes(notification)), [notifications])
  return useNotices(quiet, locale).map((notice) => <Notice key={notice.code} notice={notice} />)
}

/** Announces the added items, or that nothing was added. A cross-sell is announced by "Product Added". */
export function DrawerAnnouncement({ state }: { state: DrawerState }) {
  const { basket } = useBasketState()
  if (!basket || state.crossSells > 0 || state.failed.length > 0) return null
  // Without a notice the refusal is an alert, which announces itself.
  if (drawerStatus(state) === 'refused') return basket.notifications.length > 0 && copy.refused
  const names = addedLines(basket, state.added, []).map(({ name }) => name)
  return names.length > 0 && formatMessage(copy.added, { name: names.join(', ') })
}

/** The lines added since the drawer opened, newest first. Gifts are automatic, and shown on the basket page. */
function addedLines({ lines }: BasketView, skus: readonly string[], memberships: readonly string[]): BasketLineView[] {
  const isAdded = ({ sku, membershipId, isGift }: BasketLineView) =>
    !isGift && ((sku !== undefined && skus.includes(sku)) || (membershipId !== undefined && memberships.includes(membershipId)))
  return lines.filter(isAdded).toSorted((one, other) => skus.indexOf(other.sku ?? '') - skus.indexOf(one.sku ?? ''))
}
