import type { ReactNode } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Carousel } from '#app/design-system/carousel/Carousel.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { drop, gift, truck } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { Table } from '#app/design-system/table/Table.tsx'
import { memberBenefitsCopy } from '#app/messages/account/member-benefits.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { activePerks, type PerkView } from './active-perks.ts'
import type { MemberBenefitsView } from './member-benefits-data.ts'
import { SavingsChart } from './SavingsChart.tsx'
import { savingsShares } from './savings-shares.ts'
import './member-benefits.css'

const PICTURE = '/images/catalogue/perfume-ottilie-fig-and-salt-eau-de-parfum-e9b9a0-720.webp'

type MemberBenefitsPageProps = {
  store: Store
  benefits: MemberBenefitsView
  isMember: boolean
  /** True if there was a membership. */
  hasLapsed: boolean
  /** The contract's time, milliseconds. */
  now: number
}

/** Member Perks: what the membership saved, which perks are active, which were used. Spec §2 Account, §3 'Member perks'. */
export function MemberBenefitsPage({ store, benefits, isMember, hasLapsed, now }: MemberBenefitsPageProps) {
  const copy = memberBenefitsCopy(store.locale)
  const { savings, journey } = benefits
  const hasSaved = savings !== undefined && savings.total.raw !== 0
  return (
    <div className="benefits">
      {!isMember && (
        <EmptyState heading={copy.none.heading} actions={<ButtonLink href={storeHref(store, JOIN_PATH)}>{copy.none.join}</ButtonLink>}>
          <p>{hasLapsed ? copy.none.lapsed : copy.none.lead}</p>
        </EmptyState>
      )}
      {(isMember || hasSaved) && <Saved store={store} benefits={benefits} />}
      {isMember && <Active store={store} perks={activePerks(benefits, store, now)} gifts={benefits.anniversaryGifts} />}
      {(isMember || benefits.redeemedBenefits.length > 0) && <Redeemed store={store} benefits={benefits} />}
      {hasSaved && <SavingsChart store={store} months={savings.months} />}
      {journey.length > 0 && (
        <Carousel
          id="benefits-journey"
          heading={copy.journey.heading}
          isReadOnly
          place="page"
          slides={journey.map(({ value, text }) => ({
            key: text,
            content: (
              <p className="benefits-journey-item">
                <strong>{value}</strong> {text}
              </p>
            ),
          }))}
          words={{ ...copy.journey, page: (page) => formatMessage(copy.journey.page, { page: String(page) }) }}
        />
      )}
    </div>
  )
}

function Saved({ store, benefits }: { store: Store; benefits: MemberBenefitsView }) {
  const copy = memberBenefitsCopy(store.locale).saved
  const { savings } = benefits
  return (
    <section className="benefits-saved" aria-labelledby="benefits-saved">
      <div className="benefits-saved-words">
        <h2 id="benefits-saved">{copy.heading}</h2>
        {savings ? (
          <p className="benefits-saved-total">
            <Money>{savings.total.formatted}</Money>
          </p>
        ) : (
          <p>{copy.unknown}</p>
        )}
        {savings?.total.raw === 0 && <p>{copy.nothing}</p>}
        <dl className="benefits-shares">
          {savingsShares(benefits, store).map(({ title, amount, percent }) => (
            <div key={title} className="benefits-share">
              <dt>{title}</dt>
              <dd>
                <Money>{amount}</Money>
              </dd>
              {percent !== undefined && (
                <dd aria-hidden="true" className="benefits-share-bar">
                  <span style={{ inlineSize: `${percent}%` }} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
      <Picture {...pictureSources(PICTURE)} alt="" sizes="(max-width: 48rem) 100vw, 340px" className="benefits-saved-picture" />
    </section>
  )
}

/** A drawing that this page alone uses. */
const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.5l4 2.5'

const icons: Readonly<Record<PerkView['perk'], string>> = { welcomeGift: gift, samples: drop, shipping: truck, anniversaryGift: clock }

type ActiveProps = { store: Store; perks: readonly PerkView[]; gifts: MemberBenefitsView['anniversaryGifts'] }

function Active({ store, perks, gifts }: ActiveProps) {
  const copy = memberBenefitsCopy(store.locale)
  return (
    <section className="benefits-part" aria-labelledby="benefits-active">
      <h2 id="benefits-active">{copy.active.heading}</h2>
      <ul className="benefits-perks">
        {perks.map(({ perk, isActive, words, note }) => (
          <li key={perk}>
            <Icon icon={icons[perk]} size={28} />
            <Perk heading={copy.perks[perk]} state={isActive ? copy.active.on : copy.active.coming} isActive={isActive}>
              <p>{words}</p>
              <p className="benefits-small">{note}</p>
              {perk === 'anniversaryGift' && gifts.length > 0 && <Choice store={store} gifts={gifts} />}
            </Perk>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The products that can be the anniversary gift. Whichever is put into the basket is free there. */
function Choice({ store, gifts }: Pick<ActiveProps, 'store' | 'gifts'>) {
  return (
    <>
      <p>{memberBenefitsCopy(store.locale).words.choose}</p>
      <ul className="benefits-choice">
        {gifts.map(({ id, label, slug }) => (
          <li key={id}>
            <TextLink standalone href={storeHref(store, `/products/${encodeURIComponent(slug)}`)}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Perk({ heading, state, isActive, children }: { heading: string; state: string; isActive: boolean; children: ReactNode }) {
  return (
    <>
      <div className="benefits-perk-words">
        <h3>{heading}</h3>
        {children}
      </div>
      <span className="benefits-pill" data-active={isActive || undefined}>
        {state}
      </span>
    </>
  )
}

function Redeemed({ store, benefits: { redeemedBenefits, money } }: { store: Store; benefits: MemberBenefitsView }) {
  const copy = memberBenefitsCopy(store.locale).redeemed
  return (
    <section className="benefits-part" aria-labelledby="benefits-redeemed">
      <h2 id="benefits-redeemed">{copy.heading}</h2>
      <p className="benefits-small">{copy.lead}</p>
      {redeemedBenefits.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Table
          caption={copy.heading}
          columns={[
            { key: 'perk', label: copy.perk },
            { key: 'times', label: copy.times },
            { key: 'worth', label: copy.worth, isNumber: true },
          ]}
          rows={redeemedBenefits.map(({ slug, title, value, timesUsed }) => ({
            key: slug,
            cells: [
              title,
              timesUsed.toLocaleString(store.locale),
              <Money key={slug}>{formatMoney(value, { locale: store.locale, ...money })}</Money>,
            ],
          }))}
        />
      )}
    </section>
  )
}
