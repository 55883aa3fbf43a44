import { expect, test } from 'vitest'
import { type Publication, shownVersion } from './content-publication.ts'
import { HOUR } from './instants.ts'

type Version = Publication & { name: string }

const live: Version = { name: 'live' }
const draft: Version = { name: 'draft', isDraft: true }
const planned: Version = { name: 'planned', fromHours: 24 }
const ended: Version = { name: 'ended', fromHours: -48, untilHours: 0 }
const spring: Version = { name: 'spring', branch: 'spring' }
const springDraft: Version = { name: 'spring draft', branch: 'spring', isDraft: true }
const all = [live, draft, planned, ended, spring, springDraft]

const shown = (versions: readonly Version[], branchName: string, preview: boolean, hours = 0) =>
  shownVersion(versions, { branchName, preview, sinceStart: hours * HOUR })?.name

test.each([
  ['master', false, 0, 'live'],
  ['master', false, 23.99, 'live'],
  ['master', false, 24, 'planned'],
  ['master', true, 0, 'draft'],
  ['spring', false, 0, 'spring'],
  ['spring', true, 0, 'spring draft'],
  ['autumn', false, 0, 'live'],
  ['autumn', true, 0, 'draft'],
])('in %s, preview %o, after %d hours: %s', (branch, preview, hours, name) => {
  expect(shown(all, branch, preview, hours)).toBe(name)
  expect(shown([...all].reverse(), branch, preview, hours)).toBe(name)
})

test.each([
  [[ended], 'master', false, -1, 'ended'],
  [[ended], 'master', false, 0, undefined],
  [[ended], 'master', true, 0, undefined],
  [[planned], 'master', false, 0, undefined],
  [[live, planned], 'master', true, 0, 'planned'],
  [[draft], 'master', false, 0, undefined],
  [[spring], 'master', true, 0, undefined],
  [[], 'master', true, 0, undefined],
])('of %j, in %s, preview %o, after %d hours: %s', (versions, branch, preview, hours, name) => {
  expect(shown(versions, branch, preview, hours)).toBe(name)
})
