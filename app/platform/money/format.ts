/** A store's currency format, from the data. */
export type MoneyStyle = {
  /** BCP 47, `en-GB` or `en-US`. */
  readonly locale: string
  /** ISO 4217, `GBP` or `USD`. */
  readonly currency: string
  /** The data's currency symbol; £ without one. */
  readonly currencySymbol?: string | null
}

/** `stripZeroes` drops a trailing '.00'; off by default. Open point A152. */
export type MoneyOptions = { readonly stripZeroes?: boolean }

const formatters = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs a hundred times as much as using it. */
function formatter({ locale, currency }: MoneyStyle, stripZeroes: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${stripZeroes}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: stripZeroes ? 'stripIfInteger' : 'auto' })
  formatters.set(key, made)
  return made
}

/** Formats an amount in minor units: `1350` is `£13.50`, `-1030` is `−£10.30`. Throws for anything but an integer. */
export function formatMoney(minorUnits: number, style: MoneyStyle, { stripZeroes = false }: MoneyOptions = {}): string {
  if (!Number.isSafeInteger(minorUnits)) throw new TypeError('Expecting a value in subunits')
  const format = formatter(style, stripZeroes)
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format
    .formatToParts(minorUnits / 10 ** maximumFractionDigits)
    .map(({ type, value }) => (type === 'currency' ? (style.currencySymbol ?? '£') : type === 'minusSign' ? '−' : value))
    .join('')
}
