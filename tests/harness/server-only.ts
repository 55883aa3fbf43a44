/** Replaces the package of this name in unit tests, where no browser bundle needs guarding. */
export const isServerOnly = true
