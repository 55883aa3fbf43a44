/** Whether a value is valid for a scalar of the contract. */
export type ScalarFormat = (value: unknown) => boolean

const isText: ScalarFormat = (value) => typeof value === 'string'
const isWhole =
  (least: number, most: number): ScalarFormat =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** A date or date-time in the given format that also exists: there is no 30th of February. */
function isTime(pattern: RegExp, toInstant: (text: string) => string): ScalarFormat {
  return (value) => {
    if (typeof value !== 'string' || !pattern.test(value)) return false
    const time = Date.parse(toInstant(value))
    return !Number.isNaN(time) && new Date(time).toISOString() === toInstant(value)
  }
}

/** Formats of scalars in answers, as the contract describes them. Deliberately not taken from the mock server's resolvers, whose output is checked here. */
export const scalarFormats: Readonly<Record<string, ScalarFormat>> = {
  ID: isText,
  String: isText,
  Boolean: (value) => typeof value === 'boolean',
  Int: isWhole(-(2 ** 31), 2 ** 31 - 1),
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  MinorUnits: isWhole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  MajorUnits: (value) => typeof value === 'number' && Math.round(value * 100) / 100 === value,
  CurrencyCode: (value) => typeof value === 'string' && /^[A-Z][A-Z][A-Z]$/.test(value),
  CountryCode: (value) => typeof value === 'string' && /^[A-Z][A-Z]$/.test(value),
  Locale: (value) => value === 'en-GB' || value === 'en-US',
  DateTime: isTime(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, (text) => text),
  Date: isTime(/^\d{4}-\d\d-\d\d$/, (text) => `${text}T00:00:00.000Z`),
  Html: isText,
  Markdown: isText,
  JsonObject: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}
