import { type EngineFinding, findingsOf, type StateEvidence } from './evidence.ts'

/** What a report keeps of a state for the next one: its findings by their keys, a hash of what it tells assistive technology, and its outline as lines. */
type KeptState = { findings: readonly string[]; content: string; outline: readonly string[] }

/** What a report keeps for the next one, by state. `made`: when. */
export type Kept = { made: string; states: Readonly<Record<string, KeptState>> }

/** How a state differs from the last report. `isNew`: that report had no such state. `speaksOtherwise`: its roles, names or spoken text have changed. */
type StateChanges = {
  isNew: boolean
  added: readonly string[]
  gone: readonly string[]
  speaksOtherwise: boolean
}

/** How the report differs from the last one. `byState`: only states that differ. */
export type Changes = {
  since?: string
  added: readonly string[]
  gone: readonly string[]
  newStates: readonly string[]
  byState: ReadonlyMap<string, StateChanges>
}

/** What the next report compares itself with. `made`: when this one was made. */
export function keep(states: readonly StateEvidence[], made: string): Kept {
  return { made, states: Object.fromEntries(states.map((state) => [state.name, keptOf(state)])) }
}

/** Compares the states with the last report, if there is one. */
export function reportChanges(states: readonly StateEvidence[], last: Kept | undefined): Changes {
  if (!last) return { added: [], gone: [], newStates: [], byState: new Map() }
  const told = (name: string, key: string) => `${name}: ${key}`
  const before = new Set(Object.entries(last.states).flatMap(([name, { findings }]) => findings.map((key) => told(name, key))))
  const now = new Set(states.flatMap((state) => findingsOf(state).map((finding) => told(state.name, keyOf(finding)))))
  return {
    since: last.made,
    added: [...now].filter((one) => !before.has(one)),
    gone: [...before].filter((one) => !now.has(one)),
    newStates: states.filter(({ name }) => last.states[name] === undefined).map(({ name }) => name),
    byState: new Map(
      states.flatMap((state) => {
        const changes = changesOf(state, last.states[state.name])
        return changes ? [[state.name, changes] as const] : []
      }),
    ),
  }
}

function changesOf(state: StateEvidence, last: KeptState | undefined): StateChanges | undefined {
  if (!last) return { isNew: true, added: [], gone: [], speaksOtherwise: false }
  const now = keptOf(state)
  const linesOf = ({ findings, outline }: KeptState) => [...findings, ...outline]
  const [lines, before] = [linesOf(now), linesOf(last)]
  const added = lines.filter((line) => !before.includes(line))
  const gone = before.filter((line) => !lines.includes(line))
  const speaksOtherwise = now.content !== last.content
  return added.length > 0 || gone.length > 0 || speaksOtherwise ? { isNew: false, added, gone, speaksOtherwise } : undefined
}

function keptOf(state: StateEvidence): KeptState {
  return { findings: findingsOf(state).map(keyOf), content: state.content, outline: state.widths.flatMap(outlineOf) }
}

/** What differs between two reports in words: title, headings, landmarks, stops of the Tab key, announcements. */
function outlineOf({ width, title, headings, landmarks, stops, announcements }: StateEvidence['widths'][number]): string[] {
  return [
    `title “${title}”`,
    ...headings.map(({ level, text }) => `heading of level ${level} “${text}”`),
    ...landmarks.map(({ role, name }) => `landmark ${role}${name === '' ? '' : ` “${name}”`}`),
    ...stops.map(({ name }) => `stop of the Tab key “${name}”`),
    ...announcements.map(({ text, politeness }) => `announcement, ${politeness}: “${text}”`),
  ].map((line) => `${width} px, ${line}`)
}

function keyOf({ engine, rule, target, message, width }: EngineFinding & { width: number }): string {
  return `${width} px, ${engine}: ${rule} at ${target || message}`
}
