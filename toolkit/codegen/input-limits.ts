import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { literal, readConstraints } from './read-constraints.ts'

/**
 * Codegen plugin: the constraints of arguments and input fields for the shop, one constant each, so that a page loads only those it uses.
 * `Mutation.applyDiscountCode(code:)` becomes `applyDiscountCodeCode`, `LoginInput.email` becomes `loginInputEmail`.
 */
export const plugin: PluginFunction = (schema) => {
  const lines = [...readConstraints(schema)]
    .filter(([coordinate]) => /\(|Input\./.test(coordinate))
    .map(([coordinate, constraint]) => `/** ${coordinate} */\nexport const ${constantName(coordinate)} = ${literal(constraint)} as const`)
  return `${lines.join('\n\n')}\n`
}

function constantName(coordinate: string): string {
  const [first = '', ...rest] = coordinate
    .replace(/^(Query|Mutation)\./, '')
    .split(/[.(:)]+/)
    .filter(Boolean)
  return [first.charAt(0).toLowerCase() + first.slice(1), ...rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('')
}
