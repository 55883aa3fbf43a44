/** The framework's inline scripts by their exact form. The content policy allows no other script of the framework. */

/** A fixed text around one JSON value. */
const framed: readonly (readonly [before: string, after: string])[] = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
]

/** The page's data as `page-cache/compact-html.ts` writes it: one string in single quotes. */
const compactData = /^self\.__next_f\.push\(\[1,'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'\]\)$/

/** What begins the page's data, where that file has written all three scripts as one. */
const begin = '(self.__next_f=self.__next_f||[]).push([0]);'

/** Whether a script is exactly one of the framework's. */
export function isFrameworkScript(script: string): boolean {
  const [start = '', data = ''] = script.split(`;${begin}`)
  if (script === `${start};${begin}${data}`) return compactData.test(data) && isFramed(`${start};`)
  return compactData.test(script) || isFramed(script)
}

function isFramed(script: string): boolean {
  return framed.some(
    ([before, after]) =>
      script.startsWith(before) && script.endsWith(after) && isJsonText(script.slice(before.length, script.length - after.length)),
  )
}

/** Whether a text is one JSON value. */
export function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
