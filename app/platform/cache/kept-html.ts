const opening = '<script>self.__next_f.push([1,'
const closing = '])</script>'
/** The framework's scripts in a row, each of which adds one piece of text to the page's data. */
const pieces = /(?:<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>)+/g

/**
 * A finished page's HTML as it is worth keeping. The nonce of the request that caused it says nothing to later visitors, and the pieces in
 * which its data once streamed are one: each of them would cost its hash in the header of every visit (docs/decisions/003).
 */
export function keptHtml(html: string): string {
  const nonce = /<script\b[^>]*? nonce="([A-Za-z0-9+/=]+)"/.exec(html)?.[1]
  const shared = nonce === undefined ? html : html.replaceAll(` nonce="${nonce}"`, '')
  return shared.replaceAll(pieces, (row) => {
    const text = row.slice(`${opening}"`.length, -`"${closing}`.length).replaceAll(`"${closing}${opening}"`, '')
    return `${opening}${inSingleQuotes(text)}${closing}`
  })
}

/** What stands between the quotes of a JSON text, as a script's text of the same value: data is full of quotes, and none needs escaping then. */
function inSingleQuotes(text: string): string {
  return `'${text.replaceAll(/\\.|'/gs, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))}'`
}
