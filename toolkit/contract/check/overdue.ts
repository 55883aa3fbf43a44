import { type ConstDirectiveNode, Kind, visit } from 'graphql'
import { collectUsage, operationsUsing } from '../changes/usage.ts'
import { type Contract, locate, type Operation } from '../load.ts'
import { place } from '../report.ts'
import { withSection } from './convention-page.ts'
import { elementName } from './open-points.ts'

/** Something deprecated whose day has passed: told, or failing while somebody still asks for it. */
export type Overdue = { problems: string[]; notes: string[] }

const DAY = /Removed after (\d{4}-\d{2}-\d{2})/

/** What is deprecated and should be gone by that day. It fails while an operation of any client uses it; otherwise it may be removed. */
export function overdue({ schema, schemaDocument }: Contract, asked: readonly Operation[], today: string): Overdue {
  const usages = [collectUsage(schema, asked)]
  const found: Overdue = { problems: [], notes: [] }
  const path: string[] = []
  visit(schemaDocument, {
    enter: (node) => {
      const name = elementName(node)
      if (name === undefined) return
      path.push(name)
      const day = 'directives' in node ? dayOf(node.directives as readonly ConstDirectiveNode[] | undefined) : undefined
      if (day === undefined || today <= day) return
      const element = path.join('.')
      const users = operationsUsing(usages, [element])
      const message =
        users.length > 0
          ? withSection(`${element} was to be gone after ${day}, and is still used by ${users.join(', ')}`, 'deprecation')
          : `${element} may be removed: nobody uses it, and its day was ${day}`
      found[users.length > 0 ? 'problems' : 'notes'].push(place({ ...locate(node), message }))
    },
    leave: (node) => {
      if (elementName(node) !== undefined) path.pop()
    },
  })
  return found
}

function dayOf(directives: readonly ConstDirectiveNode[] | undefined): string | undefined {
  const reason = directives?.find(({ name }) => name.value === 'deprecated')?.arguments?.find(({ name }) => name.value === 'reason')?.value
  return reason?.kind === Kind.STRING ? DAY.exec(reason.value)?.[1] : undefined
}
