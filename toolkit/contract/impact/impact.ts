import type { GraphQLSchema } from 'graphql'
import { changeId } from '../approvals/approvals-file.ts'
import { type Domains, domainOfFile, domainsOf } from '../approvals/domains.ts'
import { askingPattern } from '../asked-in-code.ts'
import type { ContractChange } from '../changes/contract-change.ts'
import type { Contract } from '../load.ts'
import { AS_AGREED, type AskedOperation, THIS_TREE } from '../release/asked-operations.ts'
import { answeredBy } from './answered-by.ts'
import { remedyOf } from './remedy.ts'
import { routesAmong, routeText } from './routes.ts'
import { importersOf, linesWith, reaching, type SourceFile, type SourceLine, sourceFiles } from './source-files.ts'
import { statesOf, tableStates } from './state-table.ts'

/** One change, whom it hits, and what to do. `isStopping`: it fails the check until it is agreed. */
export type ChangeImpact = ContractChange & {
  id: string
  domain: string
  file: string
  line: number
  isStopping: boolean
  remedy: string
  resolvers: readonly SourceLine[]
  fixtures: readonly SourceLine[]
}

/** One operation that a change hits: who sends it, and where the shop uses it. */
export type OperationImpact = {
  name: string
  domain: string
  file: string
  line: number
  clients: readonly string[]
  importedBy: readonly SourceLine[]
  routes: readonly string[]
  states: readonly string[]
}

/** What a set of changes hits. Operations stand once each, whatever number of changes hits them. */
export type Impact = { changes: readonly ChangeImpact[]; operations: readonly OperationImpact[] }

/** Changes to look at, what they are measured against, what clients ask, and those that fail the check. */
export type ImpactParts = {
  contract: Contract
  agreed: GraphQLSchema
  changes: readonly ContractChange[]
  asked: readonly AskedOperation[]
  stops: ReadonlySet<ContractChange>
}

/** What the changes hit: operations, the files that import them, routes, states of the table, resolvers and fixtures. */
export async function impactOf(root: string, { contract, agreed, changes, asked, stops }: ImpactParts): Promise<Impact> {
  const domains = domainsOf(contract, agreed, asked)
  const hit = new Set(changes.filter(({ level }) => level !== 'safe').flatMap(({ operations }) => operations))
  // Reading every source takes longer than anything else here, and most changes break nobody.
  const isAnyoneHit = changes.some(({ level }) => level !== 'safe')
  const files = isAnyoneHit ? sourceFiles(root) : new Map<string, SourceFile>()
  return {
    changes: changes.map((change) => ({
      ...change,
      ...placed(change, domains),
      id: changeId(change),
      isStopping: stops.has(change),
      remedy: remedyOf(change),
      ...(change.level === 'safe' ? { resolvers: [], fixtures: [] } : answeredBy(change, domains.domainOf(change), files)),
    })),
    operations:
      hit.size === 0
        ? []
        : await operationsHit(
            root,
            asked.filter(({ name }) => hit.has(name)),
            contract,
            files,
          ),
  }
}

function placed(change: ContractChange, domains: Domains): { domain: string; file: string; line: number } {
  const { file, line } = domains.placeOf(change) ?? { file: domains.fileOf(change), line: 1 }
  return { domain: domains.domainOf(change), file, line }
}

async function operationsHit(
  root: string,
  hit: readonly AskedOperation[],
  contract: Contract,
  files: ReturnType<typeof sourceFiles>,
): Promise<OperationImpact[]> {
  const standing = new Map(contract.operations.map((one) => [one.name, one]))
  const importers = importersOf(files)
  const states = await tableStates(root)
  const found = hit.map(({ name, operation, clients, ...asked }): OperationImpact => {
    const isOurs = clients.includes(THIS_TREE) || clients.includes(AS_AGREED)
    // What was agreed is told where it stands now, if it still does.
    const { file, line } = (clients.includes(AS_AGREED) ? standing.get(operation) : undefined) ?? asked
    const importedBy = isOurs ? linesWith(files.values(), askingPattern(operation)) : []
    const routes = routesAmong(
      reaching(
        importedBy.map((one) => one.file),
        importers,
      ),
    )
    return {
      name,
      domain: domainOfFile(file),
      file,
      line,
      clients,
      importedBy,
      routes: routes.map(routeText),
      states: isOurs ? statesOf(operation, routes, states) : [],
    }
  })
  return found.sort((a, b) => (a.domain === b.domain ? (a.name < b.name ? -1 : 1) : a.domain < b.domain ? -1 : 1))
}
