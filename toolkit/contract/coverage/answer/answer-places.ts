/** An error of an answer, as far as it says where it happened. */
export type PlacedError = { path?: readonly (string | number)[] | undefined }

/** Places of an answer at which, or below which, something failed: `basket.items.0`. */
export type FailedPlaces = ReadonlySet<string>

/** The places that errors explain: an error's null spreads to the nearest field above that may be null. */
export function failedPlaces(errors: readonly PlacedError[]): FailedPlaces {
  return new Set(errors.flatMap(({ path = [] }) => path.map((_, at) => path.slice(0, at + 1).join('.'))))
}

/** A place, and one step below it. */
export function atPath(place: string, step: string | number): string {
  return place === '' ? String(step) : `${place}.${step}`
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
