import type { EngineFinding, StateEvidence, WidthEvidence } from '../evidence.ts'
import { spokenContentHash } from '../fingerprint.ts'

/** A finding of axe at a field. */
export const finding: EngineFinding = {
  engine: 'axe',
  rule: 'label',
  criteria: ['4.1.2'],
  message: 'It has no label.',
  target: '#email',
  html: '',
}

/** What was collected in a state, with the given findings at its only width. */
export function evidence(
  { tree = '- main', ...part }: Partial<StateEvidence> & { tree?: string } = {},
  findings: readonly EngineFinding[] = [],
): StateEvidence {
  const width: WidthEvidence = {
    width: 1440,
    picture: 'a.jpg',
    page: { width: 1440, height: 900 },
    title: 'Login',
    language: 'en-GB',
    headings: [],
    landmarks: [],
    tree,
    spoken: ['main'],
    announcements: [],
    contrast: [],
    smallTargets: [],
    stops: [],
    engines: [{ engine: 'axe', version: '4', findings, undecided: [], passed: 3 }],
  }
  const name = part.name ?? '/login in shopper=guest'
  return {
    id: name.length.toString(16),
    name,
    words: ['login: guest'],
    clauses: [],
    screen: 'login',
    store: 'en-GB',
    selection: 'shopper=guest',
    path: '/login',
    steps: [],
    fingerprint: 'f',
    content: spokenContentHash([width]),
    widths: [width],
    ...part,
  }
}
