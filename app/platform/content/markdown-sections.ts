/** A part of a text below a heading of its second level, with an id for links. */
type MarkdownSection = { id: string; heading: string; body: string }

/** What stands before the first heading, and the sections in order. Ids are unique within the text. */
export type SectionedText = { lead: string; sections: MarkdownSection[] }

const HEADING = /^##[ \t]+(.+?)[ \t]*#*$/

/** Takes a text in Markdown apart at its headings of the second level (`## …`), outside of fenced code. */
export function markdownSections(text: string): SectionedText {
  const lead: string[] = []
  const sections: { heading: string; lines: string[] }[] = []
  let isFenced = false
  for (const line of text.split('\n')) {
    if (/^ {0,3}(```|~~~)/.test(line)) isFenced = !isFenced
    const heading = isFenced ? undefined : HEADING.exec(line)?.[1]
    if (heading !== undefined) sections.push({ heading: plainText(heading), lines: [] })
    else (sections.at(-1)?.lines ?? lead).push(line)
  }
  const taken = new Set<string>()
  return {
    lead: lead.join('\n').trim(),
    sections: sections.map(({ heading, lines }) => ({ id: freeId(heading, taken), heading, body: lines.join('\n').trim() })),
  }
}

/** A heading without marks of emphasis and links. */
function plainText(heading: string): string {
  return heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '')
}

function freeId(heading: string, taken: Set<string>): string {
  const stem =
    heading
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section'
  let id = stem
  for (let again = 2; taken.has(id); again += 1) id = `${stem}-${again}`
  taken.add(id)
  return id
}
