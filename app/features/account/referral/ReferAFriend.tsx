import type { ReactNode } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Pagination } from '#app/design-system/pagination/Pagination.tsx'
import { Table } from '#app/design-system/table/Table.tsx'
import { referCopy as copy } from '#app/messages/account/refer.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMajorUnits } from '#app/platform/money/major-units.ts'
import { pageWords } from '#app/platform/pagination/list-page.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import { CopyText } from './CopyText.client.tsx'
import type { ReferralView } from './referral-data.ts'
import './refer.css'

type ReferAFriendProps = ReferralView & {
  store: Store
  /** Links that share the shopper's own link. */
  share: ReactNode
}

/** A shopper's own link and code, what they brought, and the friends who followed the link. */
export function ReferAFriend({ store, referral, friends, total, page, share }: ReferAFriendProps) {
  const amount = (units: number) => formatMajorUnits(units, { ...referral, locale: store.locale })
  const terms = { credit: amount(referral.credit), from: amount(referral.leastSpend) }
  return (
    <>
      {referral.codeExpiredAt && (
        <Alert level="warn" heading={copy.expired.heading}>
          {formatMessage(copy.expired.text, { day: storeDay(referral.codeExpiredAt, store.locale) })}{' '}
          <TextLink href={storeHref(store, JOIN_PATH)}>{copy.expired.join}</TextLink>
        </Alert>
      )}
      <section aria-labelledby="refer-offer" className="refer-offer">
        <h2 id="refer-offer">{formatMessage(copy.offer.heading, terms)}</h2>
        <p>{formatMessage(copy.offer.text, terms)}</p>
        <div className="refer-texts">
          <CopyText
            id="refer-link"
            label={copy.link}
            button={copy.copyLink}
            text={serverSettings().siteUrl + storeHref(store, referral.link)}
          />
          <CopyText id="refer-code" label={copy.code} button={copy.copyCode} text={referral.code} />
        </div>
        <div className="refer-share">
          <p>{copy.share}</p>
          {share}
        </div>
      </section>
      <section aria-labelledby="refer-standing" className="refer-part">
        <h2 id="refer-standing">{copy.standing.heading}</h2>
        <dl className="refer-facts">
          <Fact label={copy.standing.available}>{amount(referral.creditAvailable)}</Fact>
          <Fact label={copy.standing.earned}>{amount(referral.creditEarned)}</Fact>
          <Fact label={copy.standing.invited}>{referral.friendsInvited}</Fact>
          <Fact label={copy.standing.ordered}>{referral.friendsOrdered}</Fact>
        </dl>
      </section>
      <section aria-labelledby="refer-friends" className="refer-part">
        <h2 id="refer-friends">{friends.length > 0 ? copy.friends.heading : copy.friends.none.heading}</h2>
        {friends.length > 0 ? (
          <Table
            caption={copy.friends.caption}
            columns={[
              { key: 'name', label: copy.friends.columns.name },
              { key: 'invited', label: copy.friends.columns.invited },
              { key: 'state', label: copy.friends.columns.state },
            ]}
            rows={friends.map(({ name, invitedAt, orderedAt }) => ({
              key: `${name} ${invitedAt}`,
              cells: [
                name,
                storeDay(invitedAt, store.locale),
                orderedAt
                  ? formatMessage(copy.friends.ordered, { day: storeDay(orderedAt, store.locale), credit: terms.credit })
                  : copy.friends.waiting,
              ],
            }))}
          />
        ) : (
          <p>{copy.friends.none.text}</p>
        )}
        {page.totalPages > 1 && (
          <Pagination
            label={copy.friends.pages}
            previous={{ label: copy.friends.previous, ...(page.previous !== undefined && { href: page.previous }) }}
            next={{ label: copy.friends.next, ...(page.next !== undefined && { href: page.next }) }}
            {...pageWords(page, { listType: copy.friends.listType, total })}
          />
        )}
      </section>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
