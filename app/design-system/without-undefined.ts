/** Drops undefined attributes: React would serialise each of them into the data of every page. */
export function withoutUndefined<Attributes extends object>(
  attributes: Attributes,
): { [Name in keyof Attributes]?: NonNullable<Attributes[Name]> } {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Attributes]?: NonNullable<Attributes[Name]> }
}
