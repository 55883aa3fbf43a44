import { expect, test } from 'vitest'
import { namelessForms } from './form-names.ts'
import { projectSources, sourcesOf } from './sources.ts'

test('every form of the shop has a name, or is none to a screen reader', () => {
  expect(namelessForms(projectSources())).toEqual([])
})

test.each([
  ['<form aria-label={copy.filter} method="get" />', 0],
  ['<form role="none" method="post"><button>Log out</button></form>', 0],
  ['<form method="post" onSubmit={({ target }) => send(target)}><input /></form>', 1],
])('%s: %i without a name', (markup, count) => {
  expect(namelessForms(sourcesOf({ 'app/features/one/One.tsx': `const one = ${markup}` }))).toHaveLength(count)
})
