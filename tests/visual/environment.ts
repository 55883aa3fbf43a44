import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

let machine: { system: string; fonts: string } | undefined

/**
 * What pixels depend on besides the sources: system, browser version and fonts. Pictures of different environments are not compared: each environment
 * has a folder with this name.
 */
export function environmentKey(browserVersion: string): string {
  // Cached: listing the fonts takes longer than a picture.
  machine ??= { system: system(), fonts: fonts() }
  return `${machine.system}_chromium-${browserVersion}_fonts-${machine.fonts}`
}

/** `debian-12-x64`, or the platform's name where no distribution is given. */
function system(): string {
  try {
    const release = readFileSync('/etc/os-release', 'utf8')
    const [, id] = /^ID="?([\w.-]+)/m.exec(release) ?? []
    const [, version] = /^VERSION_ID="?([\w.-]+)/m.exec(release) ?? []
    return [id, version, process.arch].filter(Boolean).join('-')
  } catch {
    return `${process.platform}-${process.arch}`
  }
}

/** A short hash of the families, styles and versions of the fallback fonts for glyphs that the shop's own fonts lack. */
function fonts(): string {
  try {
    const list = execFileSync('fc-list', ['--format', '%{family}|%{style}|%{fontversion}\n'], { encoding: 'utf8' })
    return createHash('sha256').update(list.split('\n').sort().join('\n')).digest('hex').slice(0, 8)
  } catch {
    return 'unknown'
  }
}
