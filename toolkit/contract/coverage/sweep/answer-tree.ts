import type { WorldPart } from './traced-world.ts'

type Branch<Answer> = { part: WorldPart; byValue: Map<string, Node<Answer>> }

type Node<Answer> = Branch<Answer> | { answer: Answer }

/**
 * Answers to one question, by what was looked at to give them. A question always looks at the same part first; what it looks at next depends on what
 * stood there, and so on: where a world has the same in all the parts that were looked at once, the answer is the same, and nobody has to ask.
 */
export class AnswerTree<Answer> {
  #root: Node<Answer> | undefined

  /** The answer of a world, by what stands in its parts; undefined when no world like it was asked. */
  find(partOf: (part: WorldPart) => string): Answer | undefined {
    let node = this.#root
    while (node && 'part' in node) node = node.byValue.get(partOf(node.part))
    return node?.answer
  }

  /** Keeps an answer, with the parts that were looked at in their order. Throws when an equal world looked at other parts. */
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
