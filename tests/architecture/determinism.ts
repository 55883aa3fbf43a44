import { codeOf, eachNode, memberName, type SyntaxNode } from './code.ts'
import { isTest, type Sources } from './sources.ts'

const timeless = /^(fixtures|mock-server\/(contract|worlds|scenarios|faults|journal))\/.*\.ts$/
const chance = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'performance.timeOrigin',
  'Temporal.Now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
])
const advice =
  'Time is counted from the world (context.now, offsets in days), variety from a hash of the id, and tokens come from the host (mock-server/yoga.ts)'

/** Uses of clocks and random numbers in data and rules, each as a sentence. */
export function clocksAndChance(sources: Sources): string[] {
  const files = [...sources.keys()].filter((path) => timeless.test(path) && !isTest(path))
  return files.flatMap((path) =>
    usesOfChance(codeOf(sources, path).program, path.startsWith('fixtures/')).map(
      (use) => `${path} uses ${use}: two runs would differ. ${advice}.`,
    ),
  )
}

/** Data uses no dates; rules may convert a number to one. */
function usesOfChance(program: SyntaxNode, isData: boolean): string[] {
  const uses: string[] = []
  eachNode(program, (node) => {
    const name = memberName(node)
    if (name !== undefined && chance.has(name)) uses.push(name)
    else if (isDateMade(node) && (isData || isEmpty(node))) uses.push(isEmpty(node) ? 'the current date' : 'Date')
    else if (isData && name?.startsWith('Date.')) uses.push(name)
  })
  return uses
}

function isDateMade({ type, callee }: SyntaxNode): boolean {
  const made = callee as SyntaxNode | undefined
  return (type === 'NewExpression' || type === 'CallExpression') && made?.type === 'Identifier' && made['name'] === 'Date'
}

function isEmpty(node: SyntaxNode): boolean {
  return (node['arguments'] as readonly unknown[]).length === 0
}
