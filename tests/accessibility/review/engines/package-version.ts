import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The installed version of a package; an empty text if it does not say. */
export function packageVersion(name: string): string {
  let folder = new URL('.', import.meta.resolve(name))
  for (let depth = 0; depth < 6; depth += 1) {
    const found = versionIn(fileURLToPath(new URL('package.json', folder)), name)
    if (found !== undefined) return found
    folder = new URL('..', folder)
  }
  return ''
}

function versionIn(file: string, name: string): string | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof record !== 'object' || record === null || !('name' in record) || record.name !== name) return undefined
    return 'version' in record ? String(record.version) : ''
  } catch {
    return undefined
  }
}
