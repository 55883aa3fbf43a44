import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const folder = join(import.meta.dirname, '../../.results')
const file = join(folder, 'looks.html')

/** One picture that differs from the approved one, with the images to show. */
type Look = { name: string; pictures: { title: string; src: string }[] }

/** Collects every picture that differs from the approved one on one page: approved, current, and the difference. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class LooksReport implements Reporter {
  readonly #looks = new Map<string, Look>()
  readonly #notCompared = new Set<string>()

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { type, description } of test.annotations) if (type === 'not compared') this.#notCompared.add(description ?? '')
    for (const { name, body, contentType } of attachments) {
      const [, picture = '', title = ''] = /^(.+) (approved|actual|difference)$/.exec(name) ?? []
      if (title === '' || !body) continue
      const look = this.#looks.get(picture) ?? { name: picture, pictures: [] }
      look.pictures.push({ title, src: `data:${contentType};base64,${body.toString('base64')}` })
      this.#looks.set(picture, look)
    }
  }

  onEnd(): void {
    for (const reason of this.#notCompared) process.stdout.write(`\nLooks were not compared. ${reason} \`npm run approve\` makes a set.\n`)
    rmSync(file, { force: true })
    if (this.#looks.size === 0) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, pageOf([...this.#looks.values()]))
    process.stdout.write(`\n${this.#looks.size} pictures are not as approved: .results/looks.html shows them.\n`)
  }
}

/** The report as one self-contained file. */
function pageOf(looks: readonly Look[]): string {
  const sections = looks.map(
    ({ name, pictures }) =>
      `<section><h2>${name}</h2><div>${pictures
        .map(({ title, src }) => `<figure><figcaption>${title}</figcaption><img src="${src}" alt="${name}, ${title}"></figure>`)
        .join('')}</div></section>`,
  )
  const style =
    'body{font:16px system-ui;margin:2rem}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{max-width:100%;outline:1px solid #999}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Not as approved</h1>${sections.join('')}</html>`
}
