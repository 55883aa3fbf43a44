/** Stands in for the package of this name in unit tests, where there is no browser to keep a module out of. */
export const isServerOnly = true
