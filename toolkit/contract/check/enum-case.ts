import type { Rule } from 'eslint'

/** The rule's ESLint id: plugin and rule name. */
export const ENUM_CASE_RULE = 'contract/enum-case'

/**
 * The styles an enum may use. The specification has values in each of them (`SAMPLES`, `annually`, `outofstock`, `RejectedExpired`) and they must be sent
 * verbatim, so no style is prescribed; each enum must only be consistent.
 */
const STYLES: Readonly<Record<string, RegExp>> = {
  UPPER_CASE: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
  camelCase: /^[a-z][A-Za-z0-9]*$/,
  PascalCase: /^[A-Z][A-Za-z0-9]*$/,
  lower_case: /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
}

/** Pattern for every enum value. */
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/

type EnumNode = Rule.Node & { name: { value: string }; values?: readonly (Rule.Node & { name: { value: string } })[] }

/** ESLint rule: the values of one enum share one style, unless the enum is listed in `mixed`. */
export const enumCase: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { mixed: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
  },
  create: (context) => {
    const { mixed = [] } = (context.options[0] ?? {}) as { mixed?: readonly string[] }
    const check = (node: EnumNode): void => {
      const values = node.values ?? []
      for (const value of values.filter(({ name }) => !NAME.test(name.value))) {
        context.report({
          node: value,
          message: `Enumeration value "${value.name.value}" of "${node.name.value}" should be made of letters, digits and underscores, beginning with a letter`,
        })
      }
      const kept = Object.values(STYLES).some((style) => values.every(({ name }) => style.test(name.value)))
      if (kept || mixed.includes(node.name.value)) return
      const names = values.map(({ name }) => name.value).join(', ')
      context.report({
        node,
        message: `Enumeration "${node.name.value}" should keep to one of ${Object.keys(STYLES).join(', ')}, not mix them: ${names}`,
      })
    }
    // The nodes are GraphQL's, which ESLint's types do not cover.
    return {
      EnumTypeDefinition: (node: Rule.Node) => check(node as EnumNode),
      EnumTypeExtension: (node: Rule.Node) => check(node as EnumNode),
    }
  },
}
