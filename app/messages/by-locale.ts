type Copy<Words> = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Copy<Words[Key]> }

/** A feature's copy in one locale. What the US store words in its own way is known as text only. */
type Localised<Words, Overrides> = Omit<Words, keyof Overrides> & Copy<Pick<Words, keyof Overrides & keyof Words>>

/**
 * Copy that differs between the stores: the UK's, and what the US store says instead. Ask it for a locale's copy. An unknown locale gets the
 * UK's. Copy that every store shares is a plain object.
 */
export function byLocale<const Words extends object, const Overrides extends Partial<Copy<Words>>>(
  words: Words,
  overrides: { readonly 'en-US': Overrides },
): (locale: string) => Localised<Words, Overrides> {
  const inUs = { ...words, ...overrides['en-US'] }
  return (locale) => (locale === 'en-US' ? inUs : words) as Localised<Words, Overrides>
}
