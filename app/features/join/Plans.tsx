import type { ReactNode } from 'react'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { check } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { SanitisedHtml } from '#app/design-system/rich-text/SanitisedHtml.tsx'
import { joinCopy } from '#app/messages/pages/join.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AddMembership } from './AddMembership.tsx'
import type { Plan, Trial } from './join-data.ts'

type PlansProps = { id: string; offers: { plans: readonly Plan[]; mostChosenId?: string | null }; store: Store }

/** The plans side by side: price, terms, what each brings, and the button that puts it into the basket. */
export function Plans({ id, offers: { plans, mostChosenId }, store }: PlansProps) {
  const copy = joinCopy(store.locale)
  return (
    <section className="join-band" aria-labelledby={id}>
      <Container>
        <h2 id={id}>{copy.plans}</h2>
        <ul className="join-plans">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} isMostChosen={plan.id === mostChosenId} store={store} />
          ))}
        </ul>
        <p className="join-terms">
          {copy.renews} <TextLink href={storeHref(store, '/legal/terms-and-conditions')}>{copy.terms}</TextLink>
        </p>
      </Container>
    </section>
  )
}

/** A plan with its price, its terms and what it brings. */
function PlanCard({ plan, isMostChosen, store }: { plan: Plan; isMostChosen: boolean; store: Store }) {
  const copy = joinCopy(store.locale)
  const { id, name, price, duration, monthlyPrice, spendingLimit, perks } = plan
  const term = { annually: copy.aYear, monthly: copy.aMonth, none: copy.once }[duration]
  return (
    <li className="join-plan" data-most-chosen={isMostChosen || undefined}>
      {isMostChosen && <p className="join-plan-flag">{copy.mostChosen}</p>}
      <h3>{name}</h3>
      <p className="join-plan-price">
        <b>
          <Money>{price.formatted}</Money>
        </b>{' '}
        {term}
      </p>
      {monthlyPrice && (
        <p className="join-plan-small">
          <Money>{formatMessage(copy.monthly, { amount: monthlyPrice.formatted })}</Money>
        </p>
      )}
      <ul className="join-perks">
        <Perk>{spendingLimit ? <Money>{formatMessage(copy.limit, { amount: spendingLimit.formatted })}</Money> : copy.noLimit}</Perk>
        {perks.map((perk) => (
          <Perk key={perk}>
            <SanitisedHtml html={perk} inline />
          </Perk>
        ))}
      </ul>
      <AddMembership id={id} name={name} store={store} isPrimary={isMostChosen} />
    </li>
  )
}

/** A line with a tick. */
export function Perk({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon icon={check} size={20} />
      <span>{children}</span>
    </li>
  )
}

/** Trials, each with what comes after it. */
export function Trials({ id, trials, store }: { id: string; trials: readonly Trial[]; store: Store }) {
  const copy = joinCopy(store.locale)
  return (
    <Container className="join-split">
      <div>
        <h2 id={id}>{copy.trials}</h2>
        <p className="join-lead">{copy.trialsLead}</p>
      </div>
      <ul className="join-trials" aria-labelledby={id}>
        {trials.map((plan) => (
          <li key={plan.id}>
            <div>
              <h3>{plan.name}</h3>
              {plan.trial && (
                <p>
                  <Money>{trialTerms(plan.trial, plan.trial.renewsTo.price.formatted, store)}</Money>
                </p>
              )}
            </div>
            <AddMembership id={plan.id} name={plan.name} store={store} />
          </li>
        ))}
      </ul>
    </Container>
  )
}

function trialTerms({ days, renewsTo }: NonNullable<Trial['trial']>, amount: string, { locale }: Store): string {
  const copy = joinCopy(locale)
  const values = { days, name: renewsTo.name, amount }
  return formatMessage(renewsTo.duration === 'monthly' ? copy.trialAMonth : copy.trialAYear, values, locale)
}
