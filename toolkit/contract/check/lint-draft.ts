import { ESLint } from 'eslint'
import { type ASTNode, type DocumentNode, Kind, parse, print, visit } from 'graphql'
import type { ContractProblem } from '../report.ts'
import { explained, graphqlConfig } from './lint-files.ts'
import { SCHEMA_RULES } from './lint-rules.ts'

/** Lints what a draft defines, with the rules of the schema's files; places are those of the draft. `schemaDocument` is the contract with the draft applied. */
export async function lintDraft(schemaDocument: DocumentNode, draft: string): Promise<ContractProblem[]> {
  const definitions = schemaDocument.definitions.filter(({ loc }) => loc?.source.name === draft)
  if (definitions.length === 0) return []
  // Printed, because a field that replaces an agreed one keeps its description without writing it down.
  const drafted: DocumentNode = { kind: Kind.DOCUMENT, definitions }
  const text = print(drafted)
  const written = parse(text)
  const config = { ...graphqlConfig({ schema: print(schemaDocument) }), files: ['**/*.graphql'], rules: SCHEMA_RULES }
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: [config] })
  const [result] = await eslint.lintText(text, { filePath: 'draft.graphql' })
  const lines = draftLines(drafted, written)
  const problems = (result?.messages ?? []).map(({ line, column, message, ruleId }) => ({
    file: draft,
    line: lines.findLast((one) => one.line < line || (one.line === line && one.column <= column))?.drafted ?? 0,
    message: explained(message, ruleId),
  }))
  return problems.sort((a, b) => a.line - b.line)
}

/** Where each name of the printed text stands, in order, and the line of the same name in the draft. */
function draftLines(drafted: DocumentNode, written: DocumentNode): { line: number; column: number; drafted: number }[] {
  const names = namesIn(drafted)
  return namesIn(written).map((name, at) => ({
    line: name.loc?.startToken.line ?? 0,
    column: name.loc?.startToken.column ?? 0,
    drafted: names[at]?.loc?.startToken.line ?? 0,
  }))
}

/** The names of a document, in the order in which they are written. */
function namesIn(document: DocumentNode): ASTNode[] {
  const names: ASTNode[] = []
  visit(document, { Name: (node) => void names.push(node) })
  return names
}
