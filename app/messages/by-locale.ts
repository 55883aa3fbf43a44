type Copy<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Copy<Words[Key]> }

/** A feature's copy in one locale. Copy that the US store words differently has the type `string`. */
type Localised<Words, Overrides> = Omit<Words, keyof Overrides> & Copy<Pick<Words, keyof Overrides & keyof Words>>

/**
 * Copy that differs between the stores: the UK's, and the US store's changes. Call it for a locale's copy. An unknown locale gets the UK's. Copy that
 * all stores share is a plain object.
 */
export function byLocale<const Words extends object, const Overrides extends Partial<Copy<Words>>>(
  words: Words,
  overrides: { readonly 'en-US': Overrides },
): (locale: string) => Localised<Words, Overrides> {
  const inUs = { ...words, ...overrides['en-US'] }
  return (locale) => (locale === 'en-US' ? inUs : words) as Localised<Words, Overrides>
}
