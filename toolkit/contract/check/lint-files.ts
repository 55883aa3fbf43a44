import { join, relative } from 'node:path'
import graphqlPlugin from '@graphql-eslint/eslint-plugin'
import { ESLint, type Linter } from 'eslint'
import { EVENTS_FOLDER } from '../events/load-events.ts'
import { AGREED_FILE, AGREED_OPERATIONS_FILE } from '../load.ts'
import { withSection } from './convention-page.ts'
import { enumCase } from './enum-case.ts'
import type { LintResult } from './lint.ts'
import { OPERATION_RULES, SCHEMA_RULES, SECTION_OF_RULE } from './lint-rules.ts'

const CLIENT_DIRECTIVES_FILE = 'operations/client-directives.graphql'

/** Lints every `.graphql` file of `schema/` and `operations/` below the root. The schema must already be known to build. */
export async function lintFiles(root: string): Promise<LintResult> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: configs(root),
    errorOnUnmatchedPattern: false,
  })
  const results = await eslint.lintFiles(['schema/**/*.graphql', 'operations/**/*.graphql'])
  const found = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message, ruleId, severity }) => ({
      severity,
      problem: {
        file: relative(root, filePath).replaceAll('\\', '/'),
        line: line ?? 0,
        message: explained(message, ruleId),
      },
    })),
  )
  return {
    errors: found.filter(({ severity }) => severity === 2).map(({ problem }) => problem),
    warnings: found.filter(({ severity }) => severity === 1).map(({ problem }) => problem),
    files: results.length,
  }
}

/** A finding with its rule and, for rules of the schema, the section that explains it. */
export function explained(message: string, ruleId: string | null): string {
  if (ruleId === null) return message
  const section = SECTION_OF_RULE[ruleId]
  return section ? withSection(`${message} (${ruleId})`, section) : `${message} (${ruleId})`
}

/** What reads GraphQL, and where the rules come from. Rules that look at the whole schema need to be told where it stands. */
export function graphqlConfig(graphQLConfig: { schema: string; documents?: string }): Linter.Config {
  return {
    // The plugin's parser is an ESLint parser in everything but its declared type.
    languageOptions: { parser: graphqlPlugin.parser as Linter.Parser, parserOptions: { graphQLConfig } },
    plugins: { '@graphql-eslint': { rules: graphqlPlugin.rules as never }, contract: { rules: { 'enum-case': enumCase } } },
    // Exceptions are decisions: they belong in lint-rules.ts with a reason, not in inline comments.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  }
}

function configs(root: string): Linter.Config[] {
  // Use the same pointers for every file, each a single string: the parser caches the schema by the identity of its pointer, and re-reads a list for every
  // file.
  const pointer = (glob: string): string => join(root, glob).replaceAll('\\', '/')
  const shared = graphqlConfig({
    schema: pointer(`{schema/!(agreed),schema/!(events)/**/*,${CLIENT_DIRECTIVES_FILE.replace('.graphql', '')}}.graphql`),
    documents: pointer('operations/*/**/*.graphql'),
  })
  return [
    { ignores: [AGREED_FILE, AGREED_OPERATIONS_FILE, `${EVENTS_FOLDER}/**`, '**/__generated__/**'] },
    { ...shared, files: ['schema/**/*.graphql', CLIENT_DIRECTIVES_FILE], rules: SCHEMA_RULES },
    { ...shared, files: ['operations/**/*.graphql'], ignores: [CLIENT_DIRECTIVES_FILE], rules: OPERATION_RULES },
  ]
}
