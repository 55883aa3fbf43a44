/**
 * A string, a comment, an opening or a closing bracket, of JSON or of GraphQL. One expression does for both: where their rules differ, text that it
 * reads otherwise is not valid, and its parser stops there.
 */
const PIECES = /"""(?:\\"""|[^])*?"""|"(?:[^"\\\n]+|\\.)*"?|#[^\n\r]*|([{[(])|[}\])]/g

/** Whether a parsed value nests deeper than a limit. Goes no deeper itself. */
export function isNestedDeeper(limit: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return limit === 0 || Object.values(value).some((one) => isNestedDeeper(limit - 1, one))
}

/** Whether the brackets of JSON or of a GraphQL document nest deeper than a limit. Nothing recurses, so deep input cannot overflow the stack. */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0
  for (const [piece, opening] of text.matchAll(PIECES)) {
    if (opening !== undefined) depth += 1
    else if (piece === '}' || piece === ']' || piece === ')') depth -= 1
    if (depth > limit) return true
  }
  return false
}
