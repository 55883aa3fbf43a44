/** The framework's inline scripts by their exact form. The content policy allows no other script of the framework. */

/** A fixed text around one JSON value. */
const framed: readonly (readonly [before: string, after: string])[] = [
  ['self.__next_f.push(', ')'],
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
]

/** The page's data as `page-cache/compact-html.ts` writes it: one string in single quotes. */
const compactData = /^self\.__next_f\.push\(\[1,'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'\]\)$/

/** Whether a script is exactly one of the framework's. */
export function isFrameworkScript(script: string): boolean {
  if (compactData.test(script)) return true
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
