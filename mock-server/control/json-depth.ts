/** Whether JSON is nested deeper than a limit. Scans the text without recursion, so deep input cannot overflow the stack. */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > limit) return true
    } else if (sign === '}' || sign === ']') depth -= 1
  }
  return false
}
