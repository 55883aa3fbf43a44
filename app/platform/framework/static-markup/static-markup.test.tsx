import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { MOST_WAITING, putDown, takeUp } from './elements-for-slots.ts'
import { StaticMarkup } from './StaticMarkup.tsx'
import { StaticScript } from './StaticScript.tsx'

const rendered = () =>
  renderToString(
    <main>
      <StaticMarkup>
        <p>Ribbon Satin Lipstick</p>
      </StaticMarkup>
      <button type="button">Join</button>
    </main>,
  )

afterEach(() => vi.unstubAllEnvs())

test('static markup is in the page’s HTML', () => {
  expect(rendered()).toMatch(/^<main><div data-static=""><p>Ribbon Satin Lipstick<\/p><\/div><button/)
})

test('with the patches off it is nothing but its children', () => {
  vi.stubEnv('FRAMEWORK_PATCHES', 'off')
  expect(rendered()).toMatch(/^<main><p>Ribbon Satin Lipstick<\/p><button/)
})

test.each(['on', 'off'])('with the patches %s a static script has its text in HTML', (patches) => {
  vi.stubEnv('FRAMEWORK_PATCHES', patches)
  expect(renderToString(<StaticScript text="let a = '<b>'" />)).toBe("<script>let a = '<b>'</script>")
})

test('elements are taken up once, and only so many wait', () => {
  const first = putDown('first')
  expect(takeUp(first)).toBe('first')
  expect(() => takeUp(first)).toThrow('is gone')
  const oldest = putDown('oldest')
  for (let count = 0; count < MOST_WAITING; count += 1) putDown(count)
  expect(() => takeUp(oldest)).toThrow('is gone')
})
