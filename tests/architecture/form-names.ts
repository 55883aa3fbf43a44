import { codeOf, eachNode, type SyntaxNode } from './code.ts'
import { filesIn, isTest, type Sources } from './sources.ts'

/** What gives a form its name, says that it is none to a screen reader (only a button), or hides it. */
const naming: readonly unknown[] = ['aria-label', 'aria-labelledby', 'role', 'hidden']

/** The forms of the shop that have no name, each as a sentence. */
export function namelessForms(sources: Sources): string[] {
  return filesIn(sources, /^app\/.*\.tsx$/)
    .filter(([path, code]) => code.includes('<form') && !isTest(path) && !/\.(examples|stories)\.tsx$/.test(path))
    .flatMap(([path, code]) =>
      namelessIn(codeOf(sources, path).program).map(({ start }) => {
        const line = code.slice(0, Number(start)).split('\n').length
        return `${path}:${line} has a form without a name: name it by its heading, or set role="none" if it is only a button.`
      }),
    )
}

function namelessIn(program: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  eachNode(program, (node) => {
    if (node.type === 'JSXOpeningElement' && nameOf(node) === 'form' && !attributesOf(node).some((name) => naming.includes(name)))
      found.push(node)
  })
  return found
}

function attributesOf(element: SyntaxNode): unknown[] {
  return (element['attributes'] as readonly SyntaxNode[]).map(nameOf)
}

/** The name of an element or an attribute; of spread attributes, none. */
function nameOf({ name }: SyntaxNode): unknown {
  return typeof name === 'object' && name !== null && 'name' in name ? name.name : undefined
}
