import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { faultText, parseFault } from '../faults/fault-text.ts'
import { library } from '../scenarios/library.ts'
import { checkFault, checkLayer, type References } from '../scenarios/validate/check-layer.ts'
import type { ContractParts } from './contract/contract-parts.ts'
import { asSentence, RefusedRequest } from './control-error.ts'

function referencesOf({ schema, operations }: ContractParts): References {
  return { library, schema, operations: new Set(Object.values(operations).map(({ name }) => name)) }
}

/** Validates a layer for a session's store. Throws a refusal that lists everything the contract, the store or the fixtures forbid. */
export function checkedLayer(layer: ScenarioLayer, store: StoreLocale, contract: ContractParts): ScenarioLayer {
  const checked = layer.faults ? { ...layer, faults: checkedFaults(layer.faults, contract) } : layer
  refuse('BAD_LAYER', checkLayer(checked, [store], referencesOf(contract), 'layer'))
  return checked
}

/** Faults in their shortest form. Throws the same refusal, or a FaultError. */
export function checkedFaults(faults: readonly FaultRecord[], contract: ContractParts): FaultRecord[] {
  const references = referencesOf(contract)
  const short = faults.map((fault) => parseFault(faultText(fault)))
  const problems = short.flatMap((fault, at) => checkFault(fault, references, `faults[${at}]`))
  refuse('BAD_FAULT', problems)
  return short
}

function refuse(code: string, problems: readonly { path: string; message: string }[]): void {
  const [first] = problems
  if (!first) return
  const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : ''
  const issues = problems.slice(0, 20).map(({ path, message }) => ({ path, message }))
  throw new RefusedRequest(400, code, `${first.path}: ${asSentence(first.message)}${more}`, { issues })
}
