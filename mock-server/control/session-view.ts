import { faultText } from '../faults/fault-text.ts'
import type { SessionFacts, SessionInspection } from '../worlds/sessions/session-view.ts'
import { openUrl } from './open/open-url.ts'
import type { SessionBody, SessionFactsBody } from './schemas/session-schemas.ts'

/** A session as lists show it. */
export function factsView({ usedAt, ...facts }: SessionFacts): SessionFactsBody {
  return { ...facts, usedAt: iso(usedAt) }
}

/** A session with its full state, as JSON. `asked` is the URL of the request. */
export function sessionView(session: SessionInspection, asked: string): SessionBody {
  const { id, key, selection, world, store, seed, browser } = session
  return {
    id,
    key,
    selection,
    world,
    store,
    usedAt: iso(session.usedAt),
    now: iso(session.now),
    clock: { kind: session.clock.kind, at: iso(session.clock.at) },
    seed,
    user: { ...session.user },
    basket: { ...session.basket },
    pricing: { ...session.pricing },
    sentMails: session.sentMails.map(({ sentAt, link, ...mail }) => ({
      ...mail,
      sentAt: iso(sentAt),
      link,
      openUrl: openUrl(asked, selection, world ?? undefined, link),
    })),
    notices: session.notices.map((notice) => ({ ...notice })),
    flags: { ...session.flags },
    faults: session.faults.map((fault) => ({ text: faultText(fault), fault })),
    answers: { ...session.answers },
    browser,
    differences: { ...session.differences },
    openUrl: openUrl(asked, selection, world ?? undefined),
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
