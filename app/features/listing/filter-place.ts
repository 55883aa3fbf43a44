import { readStored, removeStored, writeStored } from '#app/platform/storage/browser-storage.ts'

const KEY = 'listing-place'

/** Remembers where on the page a filter was chosen: the page that it leads to starts at its top. */
export function keepPlace({ value }: HTMLInputElement): void {
  writeStored('session', KEY, JSON.stringify([location.pathname, value, scrollY]))
}

/** Returns to the place where a filter was just chosen: the same part of the page, with the focus on the filter. */
export function returnToPlace(form: HTMLFormElement): void {
  const [path, value, y] = JSON.parse(readStored('session', KEY) ?? '[]')
  removeStored('session', KEY)
  if (path !== location.pathname) return
  const choice = [...form.querySelectorAll('input')].find((input) => input.value === value)
  if (!choice?.checkVisibility()) return
  choice.focus({ preventScroll: true })
  scrollTo({ top: Number(y), behavior: 'instant' })
}
