import type { ReactNode } from 'react'
import { Accordion, AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { joinCopy } from '#app/messages/pages/join.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { paymentUpdatePath } from '#app/platform/membership/payment-update.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ExampleBasket } from './ExampleBasket.tsx'
import type { Offers } from './join-data.ts'
import type { JoinStatus } from './join-status.ts'
import { OwnJoinStatus } from './OwnJoinStatus.client.tsx'
import { Plans, Trials } from './Plans.tsx'
import './join.css'

const PLANS = 'plans'
const TRIALS = 'trials'

/** What is asked before joining, and the answer in Markdown. */
export type JoinQuestion = { question: string; answer: string }

type JoinPageProps = {
  store: Store
  /** Undefined if the plans cannot be had. */
  offers: Offers | undefined
  status: JoinStatus
  /** Words of editors in place of the page's own. */
  lead?: string | undefined
  questions: readonly JoinQuestion[]
  /** What editors add. */
  children: ReactNode
}

/** Where one joins: what a membership saves, its plans and their terms. */
export function JoinPage({ store, offers, status, lead, questions, children }: JoinPageProps) {
  const copy = joinCopy(store.locale)
  const href = (path: string) => storeHref(store, path)
  // A page that everybody shares has them, and hides them when it learns who is here.
  const trials = status.hasUsedTrial ? [] : (offers?.trials ?? [])
  return (
    <>
      <div className="join-hero" data-surface="dark">
        <div className="join-hero-words">
          <h1 className="join-wordmark">
            <span className="visually-hidden">{copy.join}</span>
            {brand.name}
            <span className="join-plus">+</span>
          </h1>
          <p className="join-lead">{lead || copy.lead}</p>
          <div className="join-actions" data-tier-only="typical">
            <ButtonLink size={56} href={`#${PLANS}`}>
              {copy.choose}
            </ButtonLink>
            {trials.length > 0 && (
              <span className="join-trials-part">
                <TextLink standalone href={`#${TRIALS}`}>
                  {copy.tryFree}
                </TextLink>
              </span>
            )}
          </div>
        </div>
        <Picture
          src="/images/scenes/members-tile-960.webp"
          srcSet="/images/scenes/members-tile-480.webp 480w, /images/scenes/members-tile-960.webp 960w"
          avif="/images/scenes/members-tile-480.avif 480w, /images/scenes/members-tile-960.avif 960w"
          sizes="(max-width: 47.99rem) 100vw, 50vw"
          width={960}
          height={520}
          alt=""
          paper="oxblood"
          priority
          className="join-picture"
        />
      </div>
      <Container className="join-status">
        <OwnJoinStatus
          status={status}
          hrefs={{ basket: href('/basket'), membership: href('/account/my-membership'), renewal: href(paymentUpdatePath('reactivate')) }}
          ownAddress={href('/join-status')}
        />
      </Container>
      {offers?.example && <ExampleBasket offers={offers} example={offers.example} store={store} />}
      {offers ? (
        <>
          <Plans id={PLANS} offers={offers} store={store} />
          {trials.length > 0 && (
            <div className="join-trials-part">
              <Trials id={TRIALS} trials={trials} store={store} />
            </div>
          )}
        </>
      ) : (
        <Container className="join-missing">
          <h2 id={PLANS}>{copy.unavailable}</h2>
          <p>{copy.unavailableHelp}</p>
        </Container>
      )}
      {children}
      <Container className="join-split">
        <h2 id="join-questions">{copy.questions}</h2>
        <div>
          <Accordion>
            {questions.map(({ question, answer }, at) => (
              <AccordionItem key={question} summary={question} open={at === 0}>
                <Markdown text={answer} headingLevel={3} {...textOptions(store)} />
              </AccordionItem>
            ))}
          </Accordion>
          <p className="join-more">
            <TextLink href={href('/ottilie/about')}>{copy.about}</TextLink>{' '}
            <TextLink href={href('/gift-memberships')}>{copy.giftsLink}</TextLink>
          </p>
        </div>
      </Container>
    </>
  )
}
