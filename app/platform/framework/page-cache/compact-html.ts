const opening = '<script>self.__next_f.push([1,'
const closing = '])</script>'
/** A run of the framework's scripts, each of which adds a chunk of text to the page's data. */
const pieces = /(?:<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>)+/g

/**
 * The cached HTML of a finished page: without the nonce of the request that rendered it, and with its data in one script instead of the
 * streamed chunks. Each chunk would add its hash to the header of every response (decision 003).
 */
export function compactHtml(html: string): string {
  const nonce = /<script\b[^>]*? nonce="([A-Za-z0-9+/=]+)"/.exec(html)?.[1]
  // In attributes, and in the page's data, where it is a property of elements.
  const shared =
    nonce === undefined
      ? html
      : html.replaceAll(` nonce="${nonce}"`, '').replaceAll(`\\"nonce\\":\\"${nonce}\\"`, '\\"nonce\\":\\"$undefined\\"')
  return shared.replaceAll(pieces, (row) => {
    const text = row.slice(`${opening}"`.length, -`"${closing}`.length).replaceAll(`"${closing}${opening}"`, '')
    return `${opening}${inSingleQuotes(text)}${closing}`
  })
}

/** Turns the content of a JSON string into a single-quoted script string of the same value: the data is full of double quotes, which then need no escape. */
function inSingleQuotes(text: string): string {
  return `'${text.replaceAll(/\\.|'/gs, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))}'`
}
