import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Width } from '#tests/storybook/stage.ts'
import type { Story } from '#tests/storybook/story-set.ts'

const root = join(import.meta.dirname, 'approved')

/** The approved pictures of one environment, by name. */
export class Approved {
  readonly #folder: string

  constructor(environment: string) {
    this.#folder = join(root, environment)
  }

  /** Whether this environment has approved pictures. */
  get exists(): boolean {
    return existsSync(this.#folder)
  }

  /** Names of all pictures. */
  names(): string[] {
    return this.exists ? readdirSync(this.#folder).map((file) => file.replace(/\.webp$/, '')) : []
  }

  /** An approved picture, or undefined. */
  read(name: string): Buffer | undefined {
    const path = join(this.#folder, `${name}.webp`)
    return existsSync(path) ? readFileSync(path) : undefined
  }

  /** Approves a picture. */
  write(name: string, picture: Buffer): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, `${name}.webp`), picture)
  }

  /** Deletes a picture whose subject no longer exists. */
  remove(name: string): void {
    rmSync(join(this.#folder, `${name}.webp`))
  }
}

/** The base name of a story's pictures at a width: `button--us-currency--phone`. */
export function pictureName({ component, exportName }: Story, width: Width): string {
  const words = exportName.replaceAll(/(?<!^)(?=[A-Z])/g, '-')
  return `${component}--${words}--${width}`.toLowerCase()
}
