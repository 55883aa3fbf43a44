const WIDE = 46

/** Pretty-printed JSON; short objects and lists stay on one line. */
export function jsonText(value: unknown, indent = ''): string {
  const flat = flatText(value)
  if (flat.length + indent.length <= WIDE || typeof value !== 'object' || value === null) return flat
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((entry) => deeper + jsonText(entry, deeper)).join(',\n')}\n${indent}]`
  const parts = entriesOf(value).map(([name, part]) => `${deeper}${JSON.stringify(name)}: ${jsonText(part, deeper)}`)
  return `{\n${parts.join(',\n')}\n${indent}}`
}

/** Pretty-prints JSON text; text that is not JSON is unchanged. */
export function laidOut(text: string): string {
  try {
    return jsonText(JSON.parse(text))
  } catch {
    return text
  }
}

function flatText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.map(flatText).join(', ')}]`
  const parts = entriesOf(value)
  return parts.length === 0 ? '{}' : `{ ${parts.map(([name, part]) => `${JSON.stringify(name)}: ${flatText(part)}`).join(', ')} }`
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined)
}
