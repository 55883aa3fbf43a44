const seam = '"])</script><script>self.__next_f.push([1,"'
/** Two or more of the framework's scripts in a row, each of which adds one piece of text to the page's data. */
const pieces = /(?:<script>self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\)<\/script>){2,}/g

/**
 * A finished page's HTML as it is worth keeping. The nonce of the request that caused it says nothing to later visitors, and the pieces in
 * which its data once streamed are one: each of them would cost its hash in the header of every visit (docs/decisions/003).
 */
export function keptHtml(html: string): string {
  const nonce = /<script\b[^>]*? nonce="([A-Za-z0-9+/=]+)"/.exec(html)?.[1]
  const shared = nonce === undefined ? html : html.replaceAll(` nonce="${nonce}"`, '')
  return shared.replaceAll(pieces, (row) => row.replaceAll(seam, ''))
}
