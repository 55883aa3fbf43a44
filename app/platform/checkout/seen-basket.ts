import { z } from 'zod'

/** Longest name that is kept of a line. */
const NAME = 60

/** A basket as the shopper saw it when they pressed to pay: each line by its id, and amounts as they were shown. */
const seenSchema = z.object({
  total: z.string().max(20),
  lines: z.array(z.object({ id: z.string().max(100), name: z.string().max(NAME), shown: z.string().max(40) })).max(100),
})
export type SeenBasket = z.infer<typeof seenSchema>

/** One difference between what was seen and what is there now. */
const changeSchema = z.object({
  kind: z.enum(['removed', 'added', 'price', 'total']),
  name: z.string().max(NAME),
  was: z.string().max(40),
  now: z.string().max(40),
})
export type SeenChange = z.infer<typeof changeSchema>

/** As many differences as a cookie can hold; the total is always among them. */
const MOST = 12

export const seenChangesSchema = z.array(changeSchema).max(MOST)

/** What a form posts of the basket that its page showed. */
export function seenField(seen: SeenBasket): string {
  return JSON.stringify({ ...seen, lines: seen.lines.map((line) => ({ ...line, name: line.name.slice(0, NAME) })) })
}

/** Reads the field back; undefined for anything else. */
export function seenInField(text: string | undefined): SeenBasket | undefined {
  if (text === undefined) return undefined
  try {
    return seenSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** What is different now, line by line in the order seen, new lines last, then the total. Amounts are compared and said as they are shown. */
export function changesSince(seen: SeenBasket, now: SeenBasket): SeenChange[] {
  const current = new Map(now.lines.map((line) => [line.id, line]))
  const known = new Set(seen.lines.map(({ id }) => id))
  const lines = seen.lines.flatMap((was): SeenChange[] => {
    const line = current.get(was.id)
    if (!line) return [{ kind: 'removed', name: was.name, was: was.shown, now: '' }]
    return line.shown === was.shown ? [] : [{ kind: 'price', name: was.name, was: was.shown, now: line.shown }]
  })
  const added = now.lines.filter(({ id }) => !known.has(id))
  const changes = [
    ...lines,
    ...added.map(({ name, shown }): SeenChange => ({ kind: 'added', name: name.slice(0, NAME), was: '', now: shown })),
  ]
  const total: SeenChange[] = seen.total === now.total ? [] : [{ kind: 'total', name: '', was: seen.total, now: now.total }]
  return [...changes.slice(0, MOST - total.length), ...total]
}
