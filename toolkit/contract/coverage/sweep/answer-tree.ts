import type { WorldPart } from './traced-world.ts'

type Branch<Answer> = { part: WorldPart; byValue: Map<string, Node<Answer>> }

type Node<Answer> = Branch<Answer> | { answer: Answer }

/**
 * Answers to one request, indexed by the parts of the world that were read to compute them. A request always reads the same part first, and which part it reads
 * next depends on what it found. A world with the same values in all of these parts gets the same answer, so the request need not run again.
 */
export class AnswerTree<Answer> {
  #root: Node<Answer> | undefined

  /** The answer for a world, by the values of its parts; undefined if no equivalent world was asked. */
  find(partOf: (part: WorldPart) => string): Answer | undefined {
    let node = this.#root
    while (node && 'part' in node) node = node.byValue.get(partOf(node.part))
    return node?.answer
  }

  /** Stores an answer with the parts that were read, in order. Throws if an equivalent world read different parts. */
  keep(read: ReadonlySet<WorldPart>, partOf: (part: WorldPart) => string, answer: Answer): void {
    const parts = [...read]
    const steps = parts.map((part) => partOf(part))
    let node: Node<Answer> = { answer }
    const above: Branch<Answer>[] = []
    let at = this.#root
    for (const [index, part] of parts.entries()) {
      if (!at) break
      if (!('part' in at) || at.part !== part)
        throw new Error(
          `Equal worlds were looked at differently: ${part} was looked at where ${'part' in at ? at.part : 'nothing'} was before.`,
        )
      above.push(at)
      at = at.byValue.get(steps[index] ?? '')
    }
    for (let index = parts.length - 1; index >= above.length; index -= 1)
      node = { part: parts[index] ?? '', byValue: new Map([[steps[index] ?? '', node]]) }
    const last = above.at(-1)
    if (last) last.byValue.set(steps[above.length - 1] ?? '', node)
    else this.#root = node
  }
}
