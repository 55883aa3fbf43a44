/**
 * A selection split into its parts: a scenario name, and values by part, in the order they were written. Percent-encoded text stays
 * encoded; the server decides whether the selection is valid.
 */
export type Draft = { scenario: string; parts: Readonly<Record<string, readonly string[]>> }

/** Parses a selection's text without losing anything that was written. */
export function readDraft(text: string): Draft {
  const pieces = text
    .split('&')
    .map((piece) => piece.trim())
    .filter(Boolean)
  const parts: Record<string, readonly string[]> = {}
  for (const piece of pieces.filter((one) => one.includes('='))) {
    const at = piece.indexOf('=')
    const name = piece.slice(0, at)
    const values = name === 'seed' ? [piece.slice(at + 1)] : piece.slice(at + 1).split(',')
    parts[name] = [...new Set([...(parts[name] ?? []), ...values.filter(Boolean)])]
  }
  return { scenario: pieces.find((piece) => !piece.includes('=')) ?? '', parts }
}

/** Formats a draft as a selection's text. */
export function writeDraft({ scenario, parts }: Draft): string {
  const said = Object.entries(parts).filter(([, values]) => values.length > 0)
  return [scenario, ...said.map(([name, values]) => `${name}=${values.join(',')}`)].filter(Boolean).join('&')
}

/** The draft with new values for a part; an empty list removes the part. */
export function withPart(draft: Draft, name: string, values: readonly string[]): Draft {
  return { ...draft, parts: { ...draft.parts, [name]: values } }
}

/** Text escaped for a selection: characters that would end a part or a value are percent-encoded. */
export function asValue(text: string): string {
  return text.replaceAll(/[%&,=\s]/g, (sign) => encodeURIComponent(sign))
}

/** A value decoded for display. */
export function valueText(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
