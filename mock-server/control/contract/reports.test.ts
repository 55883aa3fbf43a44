import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fingerprintOf, Report } from './reports.ts'

/** A measurement that ends on demand and counts its starts. */
function measuring() {
  const ends: { tell: (report: string) => void; fail: (error: Error) => void }[] = []
  const measure = (): Promise<string> => new Promise((tell, fail) => ends.push({ tell, fail }))
  return { ends, measure }
}

const settled = (): Promise<void> => Promise.resolve()

describe('a report that takes its time', () => {
  test('is measured once, however often it is asked for, and kept', async () => {
    const { ends, measure } = measuring()
    const report = new Report(measure, () => 'same')
    expect(report.read()).toMatchObject({ state: 'measuring', report: null })
    expect(report.read().state).toBe('measuring')
    ends[0]?.tell('all is well')
    await settled()
    expect(report.read()).toMatchObject({ state: 'ready', report: 'all is well' })
    expect(ends).toHaveLength(1)
  })

  test('is measured anew when a file has changed, and shows the last one meanwhile', async () => {
    const { ends, measure } = measuring()
    let mark = 'before'
    const report = new Report(measure, () => mark)
    report.read()
    ends[0]?.tell('first')
    await settled()
    mark = 'after'
    expect(report.read()).toMatchObject({ state: 'measuring', report: 'first' })
    ends[1]?.tell('second')
    await settled()
    expect(report.read()).toMatchObject({ state: 'ready', report: 'second' })
  })

  test('that fails says why, and is tried again only when a file has changed', async () => {
    const { ends, measure } = measuring()
    let mark = 'broken'
    const report = new Report(measure, () => mark)
    report.read()
    ends[0]?.fail(new Error('schema/basket.graphql:3 is no GraphQL'))
    await settled()
    await settled()
    expect(report.read()).toMatchObject({ state: 'failed', message: 'schema/basket.graphql:3 is no GraphQL' })
    expect(ends).toHaveLength(1)
    mark = 'mended'
    expect(report.read().state).toBe('measuring')
  })
})

test('a file that is written, added or taken away changes the mark', () => {
  const root = mkdtempSync(join(tmpdir(), 'marked-'))
  try {
    const mark = fingerprintOf(root, ['*.graphql'])
    const marks = [mark()]
    writeFileSync(join(root, 'one.graphql'), 'type Query { a: Int }')
    marks.push(mark())
    writeFileSync(join(root, 'one.graphql'), 'type Query { ab: Int }')
    marks.push(mark())
    writeFileSync(join(root, 'two.ts'), '')
    expect(mark()).toBe(marks[2])
    rmSync(join(root, 'one.graphql'))
    expect(mark()).toBe(marks[0])
    expect(new Set(marks).size).toBe(3)
  } finally {
    rmSync(root, { recursive: true })
  }
})
