/**
 * A selection taken apart to be composed: a scenario's name, and values by part, in the order in which they were written. What is written with percent
 * signs stays so; whether it holds, the server says.
 */
export type Draft = { scenario: string; parts: Readonly<Record<string, readonly string[]>> }

/** Takes a selection's text apart. Nothing that was written is lost. */
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

/** Writes a draft as a selection's text. */
export function writeDraft({ scenario, parts }: Draft): string {
  const said = Object.entries(parts).filter(([, values]) => values.length > 0)
  return [scenario, ...said.map(([name, values]) => `${name}=${values.join(',')}`)].filter(Boolean).join('&')
}

/** The draft with other values for a part; none takes the part out. */
export function withPart(draft: Draft, name: string, values: readonly string[]): Draft {
  return { ...draft, parts: { ...draft.parts, [name]: values } }
}

/** A text as it may stand in a selection: what would end a part or a value is written with percent signs. */
export function asValue(text: string): string {
  return text.replaceAll(/[%&,=\s]/g, (sign) => encodeURIComponent(sign))
}

/** What a value says. */
export function valueText(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
