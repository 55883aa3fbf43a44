import type { Linter } from 'eslint'
import type { ConventionSection } from './convention-page.ts'
import { ENUM_CASE_RULE } from './enum-case.ts'

/** Input types end in `Input`, except two that the specification names. */
const INPUT_NAME = /Input$|^MembershipManagementSubmitData$|^BasketMutationFlags$/

/** Field names from the specification that are not camelCase: thumbnails are named after their sizes. */
const GIVEN_FIELD_NAME = '^size_'

/** Enums whose values the specification gives verbatim in more than one style. */
const GIVEN_MIXED_ENUMS = ['BasketAddLocation']

/** Rules for schema files: consistent names, descriptions everywhere, no unreachable types. */
export const SCHEMA_RULES: Linter.RulesRecord = {
  '@graphql-eslint/naming-convention': [
    'error',
    {
      types: 'PascalCase',
      FieldDefinition: { style: 'camelCase', ignorePattern: GIVEN_FIELD_NAME },
      InputValueDefinition: { style: 'camelCase', ignorePattern: GIVEN_FIELD_NAME },
      DirectiveDefinition: 'camelCase',
      InputObjectTypeDefinition: { style: 'PascalCase', requiredPattern: INPUT_NAME },
    },
  ],
  [ENUM_CASE_RULE]: ['error', { mixed: GIVEN_MIXED_ENUMS }],
  '@graphql-eslint/require-description': [
    'error',
    { types: true, DirectiveDefinition: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true },
  ],
  '@graphql-eslint/no-hashtag-description': 'error',
  '@graphql-eslint/require-deprecation-reason': 'error',
  '@graphql-eslint/no-unreachable-types': 'error',
  '@graphql-eslint/unique-enum-value-names': 'error',
}

/** The section of schema/README.md that explains a rule. A rule about GraphQL itself has none. */
export const SECTION_OF_RULE: Readonly<Record<string, ConventionSection>> = {
  '@graphql-eslint/naming-convention': 'names',
  [ENUM_CASE_RULE]: 'enums',
  '@graphql-eslint/require-description': 'descriptions',
  '@graphql-eslint/no-hashtag-description': 'descriptions',
  '@graphql-eslint/require-deprecation-reason': 'deprecation',
}

/** Rules for operation files: one named definition per file, file named after it, nothing unused. */
export const OPERATION_RULES: Linter.RulesRecord = {
  '@graphql-eslint/no-anonymous-operations': 'error',
  '@graphql-eslint/lone-executable-definition': 'error',
  '@graphql-eslint/match-document-filename': [
    'error',
    {
      fileExtension: '.graphql',
      query: 'matchDocumentStyle',
      mutation: 'matchDocumentStyle',
      subscription: 'matchDocumentStyle',
      fragment: 'matchDocumentStyle',
    },
  ],
  '@graphql-eslint/naming-convention': [
    'error',
    { OperationDefinition: 'camelCase', FragmentDefinition: 'PascalCase', VariableDefinition: 'camelCase' },
  ],
  '@graphql-eslint/unique-operation-name': 'error',
  '@graphql-eslint/unique-fragment-name': 'error',
  '@graphql-eslint/no-unused-variables': 'error',
  '@graphql-eslint/no-undefined-variables': 'error',
  '@graphql-eslint/no-duplicate-fields': 'error',
  '@graphql-eslint/known-directives': 'error',
  '@graphql-eslint/known-fragment-names': 'error',
  '@graphql-eslint/no-deprecated': 'warn',
}
