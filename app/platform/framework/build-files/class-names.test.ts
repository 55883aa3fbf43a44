import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shortenClassNames } from './class-names.ts'

const css =
  '.IFd0MG_header{color:red}.IFd0MG_header .IFd0MG_row,.basket-row{animation:IFd0MG_turn 1s}@keyframes IFd0MG_turn{}._4w238q_row{top:0}'
const script =
  'e=>{e.v({header:"IFd0MG_header",row:"IFd0MG_row",turn:"IFd0MG_turn","row-last":"IFd0MG_row-last"})},a=>{a.v({row:"_4w238q_row"})}'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'class-names-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
}

const read = (path: string) => readFileSync(join(directory, path), 'utf8')

test('the classes of a module have short names wherever they stand, and nothing else has', () => {
  write({
    'static/chunks/a.css': css,
    'static/chunks/a.js': script,
    // Its classes are those of no style sheet.
    'server/chunks/b.js': `${script};({id:"basket_id"})`,
    'server/app/en.html': '<p class="IFd0MG_row wide">é IFd0MG_rows</p><script>push("{\\"className\\":\\"_4w238q_row\\"}")</script>',
    'server/app/en.segments/page.segment.rsc': '0:{"className":"IFd0MG_header"}\n',
    'server/app/sw.js/route.js': '"IFd0MG_row"',
    'server/chunks/b.js.map': script,
  })
  expect(shortenClassNames(directory)).toBe(5)
  expect(read('static/chunks/a.css')).toBe('._IFd0{color:red}._IFd0 ._IFd1,.basket-row{animation:_IFd3 1s}@keyframes _IFd3{}._4w20{top:0}')
  const short = 'e=>{e.v({header:"_IFd0",row:"_IFd1",turn:"_IFd3","row-last":"_IFd2"})},a=>{a.v({row:"_4w20"})}'
  expect([read('static/chunks/a.js'), read('server/chunks/b.js')]).toEqual([short, `${short};({id:"basket_id"})`])
  expect(read('server/app/en.html')).toBe('<p class="_IFd1 wide">é IFd0MG_rows</p><script>push("{\\"className\\":\\"_4w20\\"}")</script>')
  expect(read('server/app/en.segments/page.segment.rsc')).toBe('0:{"className":"_IFd0"}\n')
  expect(read('server/app/sw.js/route.js')).toBe('"_IFd1"')
  expect(read('server/chunks/b.js.map')).toBe(script)
})

test('a second run changes nothing', () => {
  write({ 'static/a.css': css, 'static/a.js': script })
  shortenClassNames(directory)
  const [first, text] = [read('static/a.css'), read('static/a.js')]
  expect(shortenClassNames(directory)).toBe(0)
  expect([read('static/a.css'), read('static/a.js')]).toEqual([first, text])
})

// A browser keeps the files of the last release: the same file must not come to mean something else.
test('a module’s names stay when another module is added', () => {
  write({ 'static/a.css': css, 'static/a.js': script })
  shortenClassNames(directory)
  const first = read('static/a.css')
  write({ 'static/a.css': css, 'static/a.js': script, 'static/0.css': '.AAA0MG_a{}', 'static/0.js': 'e.v({a:"AAA0MG_a"})' })
  shortenClassNames(directory)
  expect(read('static/a.css')).toBe(first)
})

test('two modules that would have the same names are told', () => {
  write({ 'static/a.css': `${css}.IFdXYZ_a{}`, 'static/a.js': `${script};({a:"IFdXYZ_a"})` })
  expect(() => shortenClassNames(directory)).toThrow('The classes IFdXYZ_… and IFd0MG_… would have the same names.')
})

test('a class inside a text of a page’s data is told, since the text’s length is told before it', () => {
  write({
    'static/a.css': css,
    'static/a.js': script,
    'server/app/en.rsc': '1:{"className":"IFd0MG_row"}\n2:Té,\n3:T1b,é <p class="IFd0MG_row"></p>4:1\n',
  })
  expect(() => shortenClassNames(directory)).toThrow('has the class IFd0MG_row in a text')
  write({ 'static/a.css': css, 'static/a.js': script, 'server/app/en.rsc': '3:T3,é 4:{"className":"IFd0MG_row"}\n' })
  expect(shortenClassNames(directory)).toBe(5)
})
