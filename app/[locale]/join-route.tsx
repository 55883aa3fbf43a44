import type { Metadata } from 'next'
import { ContentBlocks } from '#app/features/content/ContentBlocks.tsx'
import { contentPage } from '#app/features/content/content-data.ts'
import { contentQuestions } from '#app/features/content/content-questions.ts'
import { sharedMonths } from '#app/features/join/gift-term.ts'
import { JoinPage } from '#app/features/join/JoinPage.tsx'
import { joinOffersFor, joinStatusFor } from '#app/features/join/join-data.ts'
import { joinJsonLd } from '#app/features/join/join-json-ld.ts'
import { joinCopy, joinQuestions } from '#app/messages/pages/join.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { PageFrame } from './page-frame.tsx'

type JoinRouteProps = {
  pageRequest: PageRequest
  /** The address that was opened: the join page stands at several (open point A13). */
  path: string
}

/** The join page. Without the plans, or without what editors add, it shows the rest; its lead and its questions are the shop's own then. */
export async function JoinRoute({ pageRequest, path }: JoinRouteProps) {
  const { store } = pageRequest
  const contentOf = async (slug: string) =>
    slotOf(`the page '${slug}'`, async () => contentPage(pageRequest, slug), slotLimitMs(pageRequest))
  const [offers, status, entry, asked] = await Promise.all([
    joinOffersFor(pageRequest),
    joinStatusFor(pageRequest),
    contentOf('join'),
    contentOf('join-questions'),
  ])
  const written = contentQuestions(asked?.blocks ?? [])
  const questions = written.questions.length > 0 ? written.questions : ownQuestions(sharedMonths(offers?.gifts), store.locale)
  const leftOut = [...(entry?.leftOut ?? []), ...(asked?.leftOut ?? []), ...written.leftOut]
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <JsonLd data={joinJsonLd(questions)} />
      <JoinPage store={store} offers={offers} status={status} lead={entry?.intro} questions={questions}>
        <ContentBlocks blocks={entry?.blocks ?? []} leftOut={leftOut} store={store} isPreview={pageRequest.isPreview} />
      </JoinPage>
    </PageFrame>
  )
}

/** The shop's own questions. `months`: how long every gift runs, if it is one term. */
function ownQuestions(months: number | undefined, locale: string): { question: string; answer: string }[] {
  return joinQuestions.map(({ question, answer, ...more }) => ({
    question,
    answer: 'answerOfTerm' in more && months !== undefined ? formatMessage(more.answerOfTerm, { months }, locale) : answer,
  }))
}

/** Every address of the join page names the one that the shop links to as the address to keep. */
export function joinMetadata({ store }: PageRequest): Metadata {
  const { title, description } = joinCopy(store.locale)
  return pageMetadata(store, { title, description, path: JOIN_PATH })
}
