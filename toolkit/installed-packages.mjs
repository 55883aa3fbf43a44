import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: object, devDependencies?: object, optionalDependencies?: object }} Locked */
/** @typedef {{ packages: Record<string, Locked> }} Lockfile */

/**
 * Whether npm itself has installed what a project's lockfile asks for: somebody may have called it by hand. npm notes what it has put into
 * `node_modules/.package-lock.json`, without the project itself and without packages for other systems.
 * @param {string} project The project's folder.
 */
export function hasInstalledPackages(project) {
  const paths = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map((path) => join(project, path))
  if (!paths.every((path) => existsSync(path))) return false
  try {
    const [asked, lockfile, installed] = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')))
    return isLocked(asked, lockfile) && isWhole(lockfile, installed)
  } catch {
    // A file that was cut off: npm makes it again.
    return false
  }
}

/** Whether the lockfile was made of what `package.json` asks for: npm refuses to install otherwise, and says so. */
function isLocked(/** @type {Locked} */ asked, /** @type {Lockfile} */ { packages }) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => JSON.stringify(asked[kind] ?? {}) === JSON.stringify(packages['']?.[kind] ?? {}),
  )
}

function isWhole(/** @type {Lockfile} */ { packages: locked }, /** @type {Lockfile} */ { packages: installed }) {
  const isSame = ([path, { version, integrity }]) => locked[path]?.version === version && locked[path]?.integrity === integrity
  const isThere = ([path, { optional }]) => path === '' || optional === true || path in installed
  return Object.entries(installed).every(isSame) && Object.entries(locked).every(isThere)
}
