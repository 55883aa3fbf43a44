import { type NoticeCopy, noticesByLocale } from '#app/messages/basket/notices.ts'
import { stores } from '#app/platform/store/stores.ts'
import { type Constraint, constraints } from '#schema/__generated__/constraints.ts'
import { declaredCodes, errorCodes } from '#schema/__generated__/error-codes.ts'
import type { ErrorCode } from '#schema/__generated__/types.ts'
import type { ToldExamples } from '#toolkit/contract/coverage/reached/told-examples.ts'

const HEAD = `# Rules of the contract

Every rule that a client can break, from \`schema/\`: its code, where it is answered, what the shop says, and a scenario that shows it. Written by
\`npx vitest run tests/agreement/contract-rules-page.test.ts -u\`; the test fails when the page is out of date. To see a code, open a scenario by its name
or selection (\`npm run scenarios\`) and send the operation's examples, or lay the code over an operation as a fault: \`<operation>;error=<CODE>\`.
`

/** docs/contract-rules.md, from the generated tables of the schema, the shop's copy and the scenarios that coverage found. */
export function contractRulesPage(examples: ToldExamples): string {
  return [HEAD, codesTable(examples), requestsTable(), constraintsTable()].join('\n')
}

function codesTable(examples: ToldExamples): string {
  const codes = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => fieldsOf(code).length > 0).sort()
  const rows = codes.map((code) => {
    const fields = fieldsOf(code).map((field) => `\`${field}\` in ${scenario(examples[`${field} ${code}`])}`)
    return row([`\`${code}\``, errorCodes[code].meaning, copyOf(code), fields.join('<br>')])
  })
  return `## Codes of a field\n\n${table(['Code', 'Rule', 'What the shop says', 'Answered by, for example in'], rows)}`
}

function requestsTable(): string {
  const codes = (Object.keys(errorCodes) as ErrorCode[]).filter((code) => fieldsOf(code).length === 0).sort()
  const rows = codes.map((code) => row([`\`${code}\``, errorCodes[code].meaning, copyOf(code)]))
  return `## Codes of any request, and of problems with a value\n\n${table(['Code', 'Rule', 'What the shop says'], rows)}`
}

function constraintsTable(): string {
  const rows = Object.entries(constraints).map(([place, constraint]) =>
    row([
      `\`${place}\``,
      ruleOf(constraint),
      codesOf(constraint)
        .map((code) => `\`${code}\``)
        .join(' '),
    ]),
  )
  return `## Bounds of inputs and lists\n\nOutside one of them a request is BAD_USER_INPUT, with a problem of the code given. A list of an answer is never longer.\n\n${table(['Place', 'Bound', 'Problem'], rows)}`
}

function fieldsOf(code: string): string[] {
  return Object.entries(declaredCodes).flatMap(([field, codes]) => (codes.some((one) => one === code) ? [field] : []))
}

function scenario(selection: string | undefined): string {
  return selection === undefined ? 'none' : `\`${selection}\``
}

/** The notice in both stores' words, each once. */
function copyOf(code: string): string {
  const said = [stores.uk.locale, stores.us.locale].map((locale) => noticeText(noticesByLocale[locale]?.[code]))
  return [...new Set(said)].filter(Boolean).join('<br>')
}

function noticeText(copy: NoticeCopy | undefined): string {
  if (!copy) return ''
  const message = copy.message?.replace('{link}', copy.link?.text ?? '')
  return [copy.heading, message, copy.help?.code === undefined ? '' : `(${copy.help.code})`].filter(Boolean).join(' ')
}

function ruleOf({ minLength, maxLength, pattern, format, min, max, minItems, maxItems }: Constraint): string {
  return [
    range(minItems, maxItems, 'items'),
    range(minLength, maxLength, 'characters'),
    range(min, max, ''),
    format ?? '',
    pattern === undefined ? '' : `\`${pattern.replaceAll('|', '\\|')}\``,
  ]
    .filter(Boolean)
    .join('; ')
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return ''
  const bound = least === undefined ? `at most ${most}` : most === undefined ? `at least ${least}` : `${least} to ${most}`
  return `${bound} ${unit}`.trim()
}

function codesOf({ minLength, maxLength, pattern, format, min, max, minItems, maxItems }: Constraint): ErrorCode[] {
  return [
    ...(minLength === undefined ? [] : (['REQUIRED'] as const)),
    ...((minLength ?? 0) > 1 || minItems !== undefined ? (['TOO_SHORT'] as const) : []),
    ...(maxLength === undefined && maxItems === undefined ? [] : (['TOO_LONG'] as const)),
    ...(min === undefined && max === undefined ? [] : (['OUT_OF_RANGE'] as const)),
    ...(pattern === undefined && format === undefined ? [] : (['INVALID'] as const)),
  ]
}

function table(head: readonly string[], rows: readonly string[]): string {
  return `${row(head)}\n${row(head.map(() => '---'))}\n${rows.join('\n')}\n`
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
