/** The sections of schema/README.md, by their anchor. */
export type ConventionSection =
  | 'names'
  | 'descriptions'
  | 'nullability'
  | 'errors'
  | 'money'
  | 'time'
  | 'ids'
  | 'lists'
  | 'enums'
  | 'constraints'
  | 'deprecation'
  | 'policies'

/** The message of a broken rule, followed by the section that explains it. */
export function withSection(message: string, section: ConventionSection): string {
  return `${message} (schema/README.md#${section})`
}
