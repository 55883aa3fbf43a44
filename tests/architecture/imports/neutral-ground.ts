import { isBuiltin } from 'node:module'
import { codeOf, eachNode, isOwn, memberName, reach } from '../code.ts'
import { isTest, type Sources } from '../sources.ts'

/** Code that runs in Node, in tests and in browsers. */
const neutral = /^mock-server\/(contract|worlds|scenarios|faults|journal|http)\/|^mock-server\/(yoga|browser|test)\.ts$/
const nodeObjects = new Set(['process', 'Buffer'])

/** Uses of Node APIs in code that browsers also run, with the chain of imports, each as a sentence. */
export function nodeOnNeutralGround(sources: Sources): string[] {
  const entries = [...sources.keys()].filter((path) => neutral.test(path) && !isTest(path))
  const reached = reach(sources, entries, (_from, { kind }) => kind !== 'type').filter(({ path }) => /\.tsx?$/.test(path))
  return reached.flatMap(({ path, way }) =>
    usesOfNode(sources, path).map(
      (use) =>
        `${way.join(' → ')} uses ${use}: this runs in browsers too; what needs Node belongs in mock-server/host/, which hands it in as an option.`,
    ),
  )
}

function usesOfNode(sources: Sources, path: string): string[] {
  const { imports, program } = codeOf(sources, path)
  const uses = imports.filter((found) => found.kind !== 'type' && !isOwn(found) && isBuiltin(found.target)).map(({ target }) => target)
  eachNode(program, (node) => {
    const name = memberName(node)
    if (name !== undefined && nodeObjects.has(name.split('.', 1)[0] ?? '')) uses.push(name)
  })
  return uses
}
