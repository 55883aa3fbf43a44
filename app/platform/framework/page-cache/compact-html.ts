import { SLOT_ID_IN_DATA } from '../static-markup/elements-for-slots.ts'

const opening = '<script>self.__next_f.push([1,'
const closing = '])</script>'
/** A run of the framework's scripts, each of which adds a chunk of text to the page's data. */
const pieces = /(?:<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>)+/g

/** The framework's last inline scripts of a page, with a file between them: what starts it, and what begins and holds the page's data. */
const neighbours =
  /<script id="_R_">(\(globalThis\["TURBOPACK"\][^<]*\);)<\/script>((?:<script src="[^"<>]+" async=""><\/script>)*)<script>(\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))<\/script><script>(?=self\.__next_f\.push\(\[1,')/

/**
 * The cached HTML of a finished page: without the nonce of the request that rendered it, and with its data in one script instead of the
 * streamed chunks. Each chunk would add its hash to the header of every response (decision 003). So would the scripts before it, and they are in
 * the same one.
 */
export function compactHtml(html: string): string {
  const nonce = /<script\b[^>]*? nonce="([A-Za-z0-9+/=]+)"/.exec(html)?.[1]
  // In attributes, and in the page's data, where it is a property of elements.
  const shared =
    nonce === undefined
      ? html
      : html.replaceAll(` nonce="${nonce}"`, '').replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"')
  return (
    shared
      .replaceAll(pieces, (row) => {
        const text = row.slice(`${opening}"`.length, -`"${closing}`.length).replaceAll(`"${closing}${opening}"`, '')
        return `${opening}'${leanData(inSingleQuotes(text))}'${closing}`
      })
      // The file loads beside the page, wherever it stands.
      .replace(neighbours, (_, start, file, begin) => `${file}<script id="_R_">${start}${begin};`)
  )
}

/** Turns the content of a JSON string into that of a single-quoted script string of the same value: the data is full of double quotes, which then need no escape. */
function inSingleQuotes(text: string): string {
  return text.replaceAll(/\\.|'/gs, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))
}

/** Ends a row of the data. A line break inside a string has one more backslash. */
const rowEnd = /(?<!\\)\\n/
/** A row of the data that is no JSON but text as it is, of a length that is told before it. */
const plainText = /[0-9a-f]:T[0-9a-f]+,/
/** The row of what describes the page, which begins with its title. */
const description = /^(?<title>[0-9a-f]+:\[\["\$","title","0",\{"children":"(?:[^"]|(?<=\\)")*"\}\]),\[.*\]$/
const undefinedAfter = /,"[\w-]+":"\$undefined"/g
const undefinedFirst = /\{"[\w-]+":"\$undefined"(?:,|(?=\}))/g

/**
 * The data without what nothing reads of it in the browser. A quote inside a string has a backslash before it, so these are properties:
 * - Undefined ones, which React deletes.
 * - The number of a slot of static markup, which is another one each time that the page is rendered, and would make it another page.
 * - Links and descriptions of the document's head. They stand there, where search engines read them, and stay as they are.
 */
function leanData(data: string): string {
  if (plainText.test(data)) return data
  const rows = data.split(rowEnd).map((row) => {
    const lean = row.replaceAll(undefinedAfter, '').replaceAll(undefinedFirst, '{').replaceAll(SLOT_ID_IN_DATA, '{}')
    return lean.replace(description, '$<title>]')
  })
  return rows.join('\\n')
}
