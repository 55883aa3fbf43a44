/** Attributes without those that have no value: React would write each of those out in the data of every page. */
export function given<Attributes extends object>(attributes: Attributes): { [Name in keyof Attributes]?: NonNullable<Attributes[Name]> } {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [Name in keyof Attributes]?: NonNullable<Attributes[Name]> }
}
