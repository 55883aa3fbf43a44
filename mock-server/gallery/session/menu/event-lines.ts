import type { SessionReplay } from '../../api/session-answers.ts'

const words = { missing: 'Missing', extra: 'New', different: 'Different' } as const

/** What a replay says of events, in sentences: those that pages sent, each that differs, and what cannot be told. */
export function eventLines({ kept, unknown, ...lists }: SessionReplay['events']): string[] {
  const found = (['missing', 'extra', 'different'] as const).flatMap((kind) =>
    lists[kind].map(({ request, event, detail }) => `${words[kind]}: ${event} of request ${request}, ${detail}`),
  )
  const sent = `${kept} ${kept === 1 ? 'event was' : 'events were'} sent again.`
  const blind = `What ${unknown} ${unknown === 1 ? 'answer' : 'answers'} reported is not in the file.`
  return [sent, ...found, ...(unknown > 0 ? [blind] : [])]
}
