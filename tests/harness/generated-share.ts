/** How many of these examples to generate: all, or the share in `GENERATED_SHARE`, with which `npm run check` and `npm test` ask for fewer of those that are slow. */
export function shareOf(examples: number): number {
  const share = Number(process.env['GENERATED_SHARE'] ?? 1)
  // A typo would otherwise generate nothing, and what checks nothing passes.
  if (!(share > 0)) throw new Error(`GENERATED_SHARE is a number above 0, and not "${process.env['GENERATED_SHARE']}".`)
  return Math.ceil(examples * share)
}
