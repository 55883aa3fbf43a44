import {
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type NameNode,
  type ObjectTypeDefinitionNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql'
import { locate } from '../load.ts'
import type { ContractProblem } from '../report.ts'
import { type ConventionSection, withSection } from './convention-page.ts'

/** A field of an object type or interface. */
type OutputField = { owner: string; isRoot: boolean; node: FieldDefinitionNode }

/** A field of an input type, or an argument of a field. */
type InputValue = { owner: string; isOneOf: boolean; node: InputValueDefinitionNode }

/** The parts of a schema that the rules look at. `directives` is asked by name. */
type Parts = {
  fields: readonly OutputField[]
  inputs: readonly InputValue[]
  enums: readonly EnumTypeDefinitionNode[]
  objects: readonly ObjectTypeDefinitionNode[]
  /** Names of the members of each union. */
  unions: ReadonlyMap<string, readonly string[]>
}

type Report = (node: ASTNode, message: string) => void
type Rule = (parts: Parts, report: Report) => void

/** Shortest description, in characters: a shorter one repeats the name. */
const SHORTEST_DESCRIPTION = 21

/** Names of the specification that the rules would refuse. */
const GIVEN = {
  /** The specification's answers with `isSuccessful`. */
  successTypes: ['EmailContact'],
  /** A failure of the specification that is not called Rejected. */
  rejections: ['SearchError'],
  /** Enums with words of the specification, which the values of ours beside them follow in style. */
  enums: ['DeliveryMethod', 'DiscountState', 'PaymentCompletion', 'PriceTier', 'RedeemedBenefitKind', 'SubscriptionStatus', 'UserType'],
}

const MONEY_NAME = /(?:price|amount|cost|fee|credit|spend|threshold|savings|tax)$|^(?:price|amount|cost|fee|credit|spend|tax)(?=[A-Z])/i
const TIME_NAME = /[a-z](?:At|On|Date|DateTime)$|^date[A-Z]/
const ID_NAME = /^ids?$|[a-z]Ids?$/
const DEPRECATION = /^Use (\w+(?:\.\w+)?)\. Removed after (\d{4}-\d{2}-\d{2})\.$/
const UPPER_CASE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

const RULES: Readonly<Record<Exclude<ConventionSection, 'names' | 'policies'>, Rule>> = {
  descriptions: ({ fields, inputs, enums, objects }, report) => {
    const values = enums.flatMap((node) => node.values ?? [])
    for (const node of [...fields.map((one) => one.node), ...inputs.map((one) => one.node), ...enums, ...values, ...objects]) {
      const text = textOf(node.description)
      if (text.length < SHORTEST_DESCRIPTION)
        report(node, `${nameOf(node)} is described by ${text.length} characters: say what it is, with its unit or an example`)
    }
  },
  nullability: ({ fields, inputs }, report) => {
    for (const { owner, isRoot, node } of fields) {
      const coordinate = `${owner}.${node.name.value}`
      if (isRoot && node.type.kind === Kind.NON_NULL_TYPE)
        report(node, `${coordinate} is non-null, so one refusal empties the whole answer: make it nullable, with @semanticNonNull`)
      if (!isRoot && isNullable(node.type) && !has(node, 'semanticNonNull') && !/\bnull\b/i.test(textOf(node.description)))
        report(node, `${coordinate} can be null, and its description does not say what null means`)
      if (isRoot && isNullable(node.type) && !has(node, 'semanticNonNull') && !/\bnull\b/i.test(textOf(node.description)))
        report(node, `${coordinate} can be null without an error, and its description does not say what null means`)
      if (holdsNullable(node.type)) report(node, `${coordinate} is a list that can hold null`)
    }
    for (const { owner, isOneOf, node } of inputs) {
      if (!isOneOf && isNullable(node.type) && !node.defaultValue && !/\bnull\b/i.test(textOf(node.description)))
        report(node, `${owner}.${node.name.value} can be left out, and its description does not say what null means`)
      if (holdsNullable(node.type)) report(node, `${owner}.${node.name.value} is a list that can hold null`)
    }
  },
  errors: ({ fields, objects, unions }, report) => {
    const rejections = new Set(objects.filter((node) => node.interfaces?.some(({ name }) => name.value === 'Rejection')).map(nameOf))
    for (const node of objects) {
      const name = node.name.value
      const isRejection = rejections.has(name)
      if (name.endsWith('Rejected') && !isRejection) report(node, `${name} does not implement Rejection`)
      if (isRejection && !name.endsWith('Rejected') && !GIVEN.rejections.includes(name))
        report(node, `${name} implements Rejection, so its name ends in Rejected`)
    }
    for (const { owner, isRoot, node } of fields) {
      if (node.name.value === 'isSuccessful' && !GIVEN.successTypes.includes(owner))
        report(node, `${owner}.isSuccessful does not say why: answer a union with a type that implements Rejection`)
      const members = unions.get(namedType(node.type)) ?? []
      if (isRoot && members.some((member) => rejections.has(member)) && !has(node, 'errors'))
        report(node, `${owner}.${node.name.value} can be rejected, and does not say by which codes: add @errors`)
    }
  },
  money: ({ fields, inputs }, report) => {
    for (const { owner, node } of [...fields, ...inputs])
      if (['Int', 'Float'].includes(namedType(node.type)) && MONEY_NAME.test(node.name.value))
        report(node, `${owner}.${node.name.value} is money: its type is MinorUnits, MajorUnits or Price`)
  },
  time: ({ fields, inputs }, report) => {
    for (const { owner, node } of [...fields, ...inputs])
      if (['String', 'Int', 'Float'].includes(namedType(node.type)) && TIME_NAME.test(node.name.value))
        report(node, `${owner}.${node.name.value} is a time: its type is DateTime or Date`)
  },
  ids: ({ fields, inputs }, report) => {
    for (const { owner, node } of [...fields, ...inputs])
      if (['String', 'Int', 'Float'].includes(namedType(node.type)) && ID_NAME.test(node.name.value))
        report(node, `${owner}.${node.name.value} is an id: its type is ID`)
    for (const { owner, node } of fields)
      if (node.name.value === 'id' && isNullable(node.type)) report(node, `${owner}.id can be null: what has no id is not an entity`)
  },
  lists: ({ fields, objects }, report) => {
    const pages = new Set(objects.filter((node) => node.interfaces?.some(({ name }) => name.value === 'Page')).map(nameOf))
    for (const node of objects)
      if (node.fields?.some(({ name }) => name.value === 'pagination') && !pages.has(node.name.value))
        report(node, `${node.name.value} has a pagination, and does not implement Page`)
    for (const { owner, isRoot, node } of fields) {
      const coordinate = `${owner}.${node.name.value}`
      if (node.arguments?.some(({ name }) => name.value === 'pagination') && !pages.has(namedType(node.type)))
        report(node, `${coordinate} takes a pagination, and does not answer a Page`)
      if (isRoot && isList(node.type) && !constrains(node, 'maxItems'))
        report(node, `${coordinate} is a list without a bound: answer a Page, or say the bound by @constraint(maxItems:)`)
    }
  },
  enums: ({ enums }, report) => {
    for (const node of enums.filter(({ name }) => !GIVEN.enums.includes(name.value))) {
      for (const value of node.values ?? [])
        if ((has(node, 'proposed') || has(value, 'proposed')) && !UPPER_CASE.test(value.name.value))
          report(value, `${node.name.value}.${value.name.value} is ours, so it is in UPPER_CASE`)
    }
  },
  constraints: ({ inputs }, report) => {
    for (const { owner, node } of inputs) {
      const isBounded = isList(node.type) ? constrains(node, 'maxItems') : !isOpenEnded(node.type) || has(node, 'constraint')
      if (!isBounded) report(node, `${owner}.${node.name.value} has no bound: add @constraint`)
    }
  },
  deprecation: ({ fields, inputs, enums }, report) => {
    const values = enums.flatMap((one) => (one.values ?? []).map((node) => ({ owner: nameOf(one), node })))
    const all = [...fields, ...inputs, ...values]
    const names = new Set(all.map(({ owner, node }) => `${owner}.${nameOf(node)}`))
    for (const { owner, node } of all) {
      if (!has(node, 'deprecated')) continue
      const reason = directive(node, 'deprecated')?.arguments?.find(({ name }) => name.value === 'reason')?.value
      const [, replacement, day] = (reason?.kind === Kind.STRING && DEPRECATION.exec(reason.value)) || []
      if (replacement === undefined || day === undefined)
        report(node, `${nameOf(node)} is deprecated without replacement and date: "Use X. Removed after 2027-06-30."`)
      else if (!isDay(day)) report(node, `${nameOf(node)} is deprecated until ${day}, which is no day`)
      else if (!names.has(replacement.includes('.') ? replacement : `${owner}.${replacement}`))
        report(
          node,
          `${nameOf(node)} is replaced by ${replacement}, which ${replacement.includes('.') ? 'the schema' : owner} does not have`,
        )
    }
  },
}

/** Every place where a schema departs from the conventions of schema/README.md, with the section that explains the rule. */
export function brokenConventions(schema: DocumentNode): ContractProblem[] {
  const parts = partsOf(schema)
  const problems: ContractProblem[] = []
  for (const section of Object.keys(RULES) as (keyof typeof RULES)[])
    RULES[section](parts, (node, message) => problems.push({ ...locate(node), message: withSection(message, section) }))
  return problems
}

function partsOf({ definitions }: DocumentNode): Parts {
  const fields: OutputField[] = []
  const inputs: InputValue[] = []
  const enums: EnumTypeDefinitionNode[] = []
  const objects: ObjectTypeDefinitionNode[] = []
  const unions = new Map<string, readonly string[]>()
  for (const node of definitions) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) enums.push(node)
    else if (node.kind === Kind.UNION_TYPE_DEFINITION) unions.set(node.name.value, node.types?.map(({ name }) => name.value) ?? [])
    else if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      inputs.push(...(node.fields ?? []).map((field) => ({ owner: node.name.value, isOneOf: has(node, 'oneOf'), node: field })))
    else if (
      node.kind === Kind.OBJECT_TYPE_DEFINITION ||
      node.kind === Kind.OBJECT_TYPE_EXTENSION ||
      node.kind === Kind.INTERFACE_TYPE_DEFINITION
    ) {
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION) objects.push(node)
      const owner = node.name.value
      for (const field of node.fields ?? []) {
        fields.push({ owner, isRoot: owner === 'Query' || owner === 'Mutation', node: field })
        inputs.push(...(field.arguments ?? []).map((one) => ({ owner: `${owner}.${field.name.value}`, isOneOf: false, node: one })))
      }
    }
  }
  return { fields, inputs, enums, objects, unions }
}

/** Whether the calendar has the day. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

function nameOf({ name }: { name: NameNode }): string {
  return name.value
}

function textOf(description: StringValueNode | undefined): string {
  return description?.value.trim() ?? ''
}

function directive(node: { directives?: readonly ConstDirectiveNode[] | undefined }, name: string): ConstDirectiveNode | undefined {
  return node.directives?.find((one) => one.name.value === name)
}

function has(node: { directives?: readonly ConstDirectiveNode[] | undefined }, name: string): boolean {
  return directive(node, name) !== undefined
}

function constrains(node: { directives?: readonly ConstDirectiveNode[] | undefined }, argument: string): boolean {
  return directive(node, 'constraint')?.arguments?.some(({ name }) => name.value === argument) ?? false
}

function isNullable({ kind }: TypeNode): boolean {
  return kind !== Kind.NON_NULL_TYPE
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE)
}

function holdsNullable(type: TypeNode): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return holdsNullable(type.type)
  return type.kind === Kind.LIST_TYPE && (isNullable(type.type) || holdsNullable(type.type))
}

/** True for a text, id or number, whose values nothing but a constraint bounds. */
function isOpenEnded(type: TypeNode): boolean {
  return ['String', 'ID', 'Int', 'Float'].includes(namedType(type))
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}
