import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenText } from './judge.ts'
import type { RecordedBreak } from './recorded-break.ts'

/** Outputs of commands, and files that belong to the checkout only. */
const LEFT_OUT = new Set(['.git', '.next', '.results', '.cache', 'node_modules', 'test-results', 'playwright-report', 'storybook-static'])

/** Copies of the repository to apply breaks to. The checkout itself is never changed. */
export class Copies {
  readonly #root: string
  readonly #folder: string

  constructor(root: string) {
    this.#root = root
    // Inside the checkout, so that both are on one disk and packages can be linked instead of copied.
    this.#folder = join(root, '.results/breaks')
    this.remove()
  }

  /** Makes a copy and returns its root. A build of the shop needs packages inside its own root; everything else uses the checkout's. */
  make(name: string, packages: 'own' | 'shared' = 'shared'): string {
    const copy = join(this.#folder, name)
    mkdirSync(copy, { recursive: true })
    for (const entry of readdirSync(this.#root)) {
      if (!LEFT_OUT.has(entry)) cpSync(join(this.#root, entry), join(copy, entry), { recursive: true })
    }
    const [theirs, own] = [join(this.#root, 'node_modules'), join(copy, 'node_modules')]
    if (packages === 'shared') symlinkSync(theirs, own, 'junction')
    else linkFolder(theirs, own, (entry) => !entry.startsWith('.') || entry === '.bin')
    return copy
  }

  /** Removes every copy, including those that an earlier run left behind. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Makes a folder of hard links to the same files. Leaves out hidden folders, where tools keep caches. */
function linkFolder(from: string, to: string, isWanted: (entry: string) => boolean): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target, () => true)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}

/** Applies a break to a copy. Returns a function that undoes it. */
export function breakCopy(copy: string, broken: RecordedBreak): () => void {
  const path = join(copy, broken.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, brokenText(text, broken))
  return () => writeFileSync(path, text)
}
