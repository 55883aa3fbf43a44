/** An error of an answer, with its path if it has one. */
export type PlacedError = { path?: readonly (string | number)[] | undefined }

/** Paths in an answer at or below which something failed: `basket.items.0`. */
export type FailedPlaces = ReadonlySet<string>

/** The paths whose nulls errors explain: an error's null propagates to the nearest nullable field above. */
export function failedPlaces(errors: readonly PlacedError[]): FailedPlaces {
  return new Set(errors.flatMap(({ path = [] }) => path.map((_, at) => path.slice(0, at + 1).join('.'))))
}

/** A path extended by one step. */
export function atPath(place: string, step: string | number): string {
  return place === '' ? String(step) : `${place}.${step}`
}

/** Whether a value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
