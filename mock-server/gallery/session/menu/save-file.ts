/** A file name for a session, safe on any file system. */
export function fileNameOf(selection: string, world: string): string {
  const words = `${selection} ${world}`.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '')
  return `session-${words.slice(0, 100)}.json`
}

/** Saves text as a browser download. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
