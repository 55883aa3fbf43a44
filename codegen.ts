import type { CodegenConfig } from '@graphql-codegen/cli'
import { print } from 'graphql'
import { withoutClientDirectives } from './toolkit/codegen/client-directives.ts'
import { strictSchema } from './toolkit/codegen/semantic-non-null.ts'
import { loadContract } from './toolkit/contract/load.ts'

const scalars = {
  MinorUnits: 'number',
  MajorUnits: 'number',
  CurrencyCode: 'string',
  CountryCode: 'string',
  Locale: 'string',
  DateTime: 'string',
  Date: 'string',
  Html: 'string',
  Markdown: 'string',
  JsonObject: 'Record<string, unknown>',
}

const schema = ['schema/**/!(agreed).graphql', '!schema/events/**']
/** For resolvers and the shop, which never hold the null that stands for an error. */
const strict = [print(strictSchema(loadContract().schemaDocument))]
const documents = ['operations/*/*.graphql']
const erasable = { enumsAsTypes: true, useTypeImports: true, scalars: { ...scalars, ID: { input: 'string', output: 'string' } } }

/** What is generated, each beside its source in a git-ignored `__generated__` folder. `npm run codegen` runs it; every command does. */
const config: CodegenConfig = {
  errorsOnly: true,
  noSilentErrors: true,
  // The browser's own directives are not the server's: they are stripped, and read by our two plugins.
  config: { skipDocumentsValidation: { ignoreRules: ['KnownDirectivesRule'] } },
  generates: {
    'schema/__generated__/types.ts': {
      schema: strict,
      plugins: ['typescript'],
      config: { ...erasable, avoidOptionals: { field: true, defaultValue: true } },
    },
    'schema/__generated__/type-defs.ts': { schema, plugins: ['./toolkit/codegen/type-defs.ts'] },
    'schema/__generated__/semantic-non-null.ts': { schema, plugins: ['./toolkit/codegen/semantic-non-null-fields.ts'] },
    'schema/__generated__/session-requirements.ts': { schema, plugins: ['./toolkit/codegen/session-requirements.ts'] },
    'schema/__generated__/error-codes.ts': { schema, plugins: ['./toolkit/codegen/error-codes.ts'] },
    'schema/__generated__/constraints.ts': { schema, plugins: ['./toolkit/codegen/constraints.ts'] },
    'schema/events/__generated__/events.ts': { schema, plugins: ['./toolkit/codegen/events.ts'] },
    'schema/events/__generated__/event-checks.ts': { schema, plugins: ['./toolkit/codegen/event-checks.ts'] },
    'mock-server/contract/__generated__/resolvers.ts': {
      schema: strict,
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
      schema: strict,
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
    'operations/__generated__/policies.ts': { schema, documents, plugins: ['./toolkit/codegen/operation-policies.ts'] },
    'operations/__generated__/cache-types.ts': { schema, plugins: ['./toolkit/codegen/cache-types.ts'] },
    'operations/__generated__/manifest.json': { schema, documents, plugins: ['./toolkit/codegen/operation-manifest.ts'] },
    'operations/__generated__/input-limits.ts': { schema, plugins: ['./toolkit/codegen/input-limits.ts'] },
  },
}

export default config
