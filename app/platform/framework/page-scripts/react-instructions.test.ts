import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { scriptHash } from '../../security/script-hash.ts'
import { instructionFunctions, isReactInstruction, wholeInstructions } from './react-instructions.ts'

/** React's server renderer as shipped with Next; the scripts it writes are string literals in it. */
const renderer = readFileSync(
  createRequire(import.meta.url).resolve('next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'),
  'utf8',
)

function literalStarting(start: string): string {
  const at = renderer.indexOf(`'${start}`)
  const from = at < 0 ? renderer.indexOf(`"${start}`) : at
  const quote = renderer[from]
  let to = from + 1
  while (to < renderer.length && renderer[to] !== quote) to += renderer[to] === '\\' ? 2 : 1
  const body = renderer.slice(from + 1, to)
  const escapes: Record<string, string> = { n: '\n' }
  return body.replace(/\\x([0-9a-f]{2})|\\(.)/g, (_, hex: string | undefined, char: string) =>
    hex === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

const withoutCall = (script: string, opening: string) => script.slice(0, script.lastIndexOf(opening))
const segment = withoutCall(literalStarting('$RS=function'), '$RS("')
const boundary = literalStarting('$RB=[];$RV=function')
const styled = withoutCall(literalStarting('$RM=new Map'), '$RR("')
const failed = literalStarting('$RX=function')
const failedAlone = `${failed};`

/** Combined as React does: functions that were already sent are not sent again. */
const combinations = [
  segment,
  boundary,
  failedAlone,
  styled,
  boundary + styled,
  failed + styled,
  failed + boundary,
  failed + boundary + styled,
]

describe('the inline scripts that React writes', () => {
  test('are pinned for the installed version', () => {
    expect([...instructionFunctions].sort()).toEqual(combinations.map(scriptHash).sort())
    expect([...wholeInstructions].sort()).toEqual(
      [
        scriptHash(literalStarting('requestAnimationFrame(function(){$RT')),
        scriptHash(literalStarting('addEventListener("submit"')),
      ].sort(),
    )
  })

  test('are known with and without their functions', () => {
    expect(isReactInstruction(`${boundary}$RC("B:0","S:0")`)).toBe(true)
    expect(isReactInstruction('$RC("B:1","S:1")')).toBe(true)
    expect(isReactInstruction('$RS("S:2","P:2")')).toBe(true)
    expect(isReactInstruction('$RX("B:3","1234567890")')).toBe(true)
    expect(isReactInstruction(`${failed}${boundary}${styled}$RR("B:0","S:0",[["/_next/a.css","next",[]]])`)).toBe(true)
  })

  test.each([
    ['a call followed by something', '$RC("B:1","S:1");alert(1)'],
    ['something before a call', 'alert(1);$RC("B:1","S:1")'],
    ['an argument that is evaluated', '$RC("B:1",alert(1))'],
    ['a second expression', '$RC("B:1","S:1"),alert(1,"")'],
    ['no string at all', '$RC(alert(1))'],
    ['another function', '$RZ("B:1")'],
    ['its functions with something added', `${boundary}alert(1);$RC("B:0","S:0")`],
    ['its functions without a call', `${boundary};`],
    ['nothing', ''],
  ])('are not %s', (_, script) => {
    expect(isReactInstruction(script)).toBe(false)
  })
})
