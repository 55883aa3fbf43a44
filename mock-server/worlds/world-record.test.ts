import { describe, expect, test } from 'vitest'
import { untouched } from './state.ts'
import { BaseWorlds } from './store/bases.ts'
import { World } from './world.ts'
import { RecordError, readRecord, worldFrom, worldRecord } from './world-record.ts'

const bases = new BaseWorlds(0)
const email = 'plus-member.uk@example.com'

/** A world with changes in every part. */
function livedIn(): World {
  const world = new World(bases.selected('uk-plus-member'))
  world.state.write('flags', { 'a-flag': '1' })
  world.state.write('clock', { kind: 'running', at: 5, since: 7 })
  world.guest.write('prompts', ['seen'])
  world.accounts.find(email)?.write('wishes', [])
  world.accounts.find('non-member.uk@example.com')
  const identity = world.accounts.find(email)?.read('identity') ?? null
  world.accounts.add('New@Example.com', 'digest', () => ({ ...untouched, identity })).write('wantsAnniversaryReminder', true)
  return world
}

/** A world after a round trip through JSON text. */
function throughText(world: World): World {
  return worldFrom(readRecord(JSON.parse(JSON.stringify(worldRecord(world)))), bases)
}

describe('a world’s record', () => {
  test('brings back exactly what it was made from', () => {
    const world = livedIn()
    const back = throughText(world)
    expect(worldRecord(back)).toEqual(worldRecord(world))
    expect(back.state.read('clock')).toEqual({ kind: 'running', at: 5, since: 7 })
    expect(back.guest.read('prompts')).toEqual(['seen'])
    expect(back.accounts.find(email)?.read('wishes')).toEqual([])
    expect(back.account?.email).toBe(email)
    expect(back.accounts.find('NEW@example.com')).toMatchObject({ proof: 'digest', base: { identity: { id: 'uk-plus-member' } } })
    expect(back.accounts.find('new@example.com')?.read('wantsAnniversaryReminder')).toBe(true)
  })

  test('goes on numbering accounts where it stopped', () => {
    const numbers: number[] = []
    throughText(livedIn()).accounts.add('b@example.com', 'digest', (number) => {
      numbers.push(number)
      return untouched
    })
    expect(numbers).toEqual([2])
  })

  test('holds only what differs', () => {
    const world = livedIn()
    expect(worldRecord(world).accounts.map((account) => account.email)).toEqual([email, 'new@example.com'])
    expect(worldRecord(world).accounts[0]?.base).toBeNull()
    expect(worldRecord(new World(bases.selected('uk-guest')))).toMatchObject({ state: {}, guest: {}, accounts: [], registered: 0 })
  })

  test('changed later leaves the world as it is, and the other way round', () => {
    const world = livedIn()
    const record = worldRecord(world)
    world.state.write('flags', { 'a-flag': '2' })
    expect(record.state.flags).toEqual({ 'a-flag': '1' })
    const back = worldFrom(record, bases)
    back.state.write('flags', {})
    expect(record.state.flags).toEqual({ 'a-flag': '1' })
  })
})

describe('what is no record', () => {
  const record = worldRecord(livedIn())
  const wrong: [string, unknown][] = [
    ['nothing', null],
    ['a list', []],
    ['a record of another form', { ...record, format: 'other/1' }],
    ['one without a start', { ...record, startsAt: '2026' }],
    ['one with a broken state', { ...record, state: [] }],
    ['one with a stranger’s parts', { ...record, guest: { shoes: [] } }],
    ['one with a broken account', { ...record, accounts: [{ email: 1 }] }],
    ['one that counts backwards', { ...record, registered: -1 }],
  ]
  test.each(wrong)('%s is refused by a typed error', (_what, value) => {
    expect(() => readRecord(value)).toThrow(RecordError)
  })

  test('an account that nobody knows is refused', () => {
    const stranger = { email: 'nobody@example.com', proof: null, base: null, own: {} }
    expect(() => worldFrom({ ...record, accounts: [stranger] }, bases)).toThrow(RecordError)
  })
})
