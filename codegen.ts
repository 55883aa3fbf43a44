import type { CodegenConfig } from '@graphql-codegen/cli'
import { withoutClientDirectives } from './toolkit/codegen/client-directives.ts'

const scalars = {
  MinorUnits: 'number',
  DateTime: 'string',
  Date: 'string',
  Html: 'string',
  Markdown: 'string',
  JsonObject: 'Record<string, unknown>',
}

const documents = ['operations/*/*.graphql']
const erasable = { enumsAsTypes: true, useTypeImports: true, scalars: { ...scalars, ID: { input: 'string', output: 'string' } } }

/** What is generated, each beside its source in a git-ignored `__generated__` folder. `npm run codegen` runs it; every command does. */
const config: CodegenConfig = {
  schema: ['schema/**/!(agreed).graphql'],
  errorsOnly: true,
  noSilentErrors: true,
  // The browser's own directives are not the server's: they are stripped, and read by our two plugins.
  config: { skipDocumentsValidation: { ignoreRules: ['KnownDirectivesRule'] } },
  generates: {
    'schema/__generated__/types.ts': {
      plugins: ['typescript'],
      config: { ...erasable, avoidOptionals: { field: true, defaultValue: true } },
    },
    'schema/__generated__/type-defs.ts': { plugins: ['./toolkit/codegen/type-defs.ts'] },
    'schema/__generated__/session-requirements.ts': { plugins: ['./toolkit/codegen/session-requirements.ts'] },
    'schema/__generated__/constraints.ts': { plugins: ['./toolkit/codegen/constraints.ts'] },
    'schema/__generated__/error-codes.ts': { plugins: ['./toolkit/codegen/error-codes.ts'] },
    'mock-server/contract/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...erasable,
        contextType: '../context.ts#ContractContext',
        makeResolverTypeCallable: true,
        // An argument with a default always arrives.
        avoidOptionals: { defaultValue: true },
      },
    },
    'operations/__generated__/operations.ts': {
      documents,
      documentTransforms: [
        {
          transform: ({ documents: files }) =>
            files.map((file) => ({ ...file, document: file.document && withoutClientDirectives(file.document) })),
        },
      ],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...erasable },
    },
    'operations/__generated__/policies.ts': { documents, plugins: ['./toolkit/codegen/operation-policies.ts'] },
    'operations/__generated__/cache-types.ts': { plugins: ['./toolkit/codegen/cache-types.ts'] },
    'operations/__generated__/input-limits.ts': { plugins: ['./toolkit/codegen/input-limits.ts'] },
    'operations/__generated__/manifest.json': { documents, plugins: ['./toolkit/codegen/operation-manifest.ts'] },
  },
}

export default config
