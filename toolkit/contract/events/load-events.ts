import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildASTSchema,
  type ConstDirectiveNode,
  concatAST,
  type DocumentNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  Source,
  valueFromASTUntyped,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { locate, PROJECT_ROOT, problemOf } from '../load.ts'
import { ContractError } from '../report.ts'

/** The folder of the events' files, relative to the root. */
export const EVENTS_FOLDER = 'schema/events'

/** Path of the agreed events, relative to the root. */
export const AGREED_EVENTS_FILE = `${EVENTS_FOLDER}/agreed.graphql`

/** One property of an event. `type` is written as in the schema, `[ID!]!`; `fields` are those of an object type, else undefined. */
export type EventProperty = {
  name: string
  file: string
  line: number
  description: string
  type: string
  /** Name of the scalar or object type. */
  named: string
  /** What that type says of itself, and where; undefined: GraphQL has it built in. */
  declared: Pick<EventDefinition, 'description' | 'file' | 'line'> | undefined
  isList: boolean
  isRequired: boolean
  /** Bounds of a number or of a list's length, and the form of a text. */
  constraint: { min?: number; max?: number; minItems?: number; maxItems?: number; pattern?: string }
  /** Why the event may say who somebody is; undefined: it does not. */
  personal: string | undefined
  fields: readonly EventProperty[] | undefined
}

/** How long it is remembered that an event was sent, and the properties that tell events apart. */
type EventOnce = { per: 'SESSION' | 'BROWSER'; by: readonly string[] }

/** One event, as its type and directives declare it. */
export type EventDefinition = {
  /** As analytics receives it. */
  name: string
  /** Name of the type. */
  typeName: string
  file: string
  line: number
  description: string
  when: string
  from: readonly string[]
  consent: 'ANALYTICS' | 'ANALYTICS_GIVEN'
  owner: string
  consumers: readonly string[]
  once: EventOnce | undefined
  properties: readonly EventProperty[]
}

/** The events of the project, in the order of their files. Throws `ContractError` with every syntax and schema error. */
export function loadEvents(root = PROJECT_ROOT): EventDefinition[] {
  return eventsOf(eventFiles(root))
}

/** Files of the events, without the agreed ones, in a stable order. */
export function eventFiles(root = PROJECT_ROOT): { file: string; text: string }[] {
  return globSync(`${EVENTS_FOLDER}/*.graphql`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== AGREED_EVENTS_FILE)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Like `loadEvents`, from texts in memory. */
export function eventsOf(files: readonly { file: string; text: string }[]): EventDefinition[] {
  const document = parsed(files)
  const faults = validateSDL(document)
  if (faults.length > 0) throw new ContractError(faults.map(problemOf))
  const types = Object.values(buildASTSchema(document, { assumeValidSDL: true }).getTypeMap())
  return types.filter(isObjectType).flatMap((type) => eventOf(type))
}

/** All files as one document. */
export function parsed(files: readonly { file: string; text: string }[]): DocumentNode {
  try {
    return concatAST(files.map(({ file, text }) => parse(new Source(text, file))))
  } catch (error) {
    if (error instanceof GraphQLError) throw new ContractError([problemOf(error)])
    throw error
  }
}

/** The event that a type declares; none for a type that is only part of one. */
function eventOf(type: GraphQLObjectType): EventDefinition[] {
  const directives = type.astNode?.directives ?? []
  const event = directives.find(({ name }) => name.value === 'event')
  if (!event) return []
  const once = directives.find(({ name }) => name.value === 'once')
  return [
    {
      ...locate(type.astNode),
      ...(argumentsOf(event) as Pick<EventDefinition, 'name' | 'when' | 'from' | 'consent' | 'owner' | 'consumers'>),
      typeName: type.name,
      description: type.description ?? '',
      once: once && (argumentsOf(once) as EventOnce),
      properties: propertiesOf(type, [type.name]),
    },
  ]
}

function argumentsOf({ arguments: given = [] }: ConstDirectiveNode): unknown {
  return Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]))
}

/** `within` names the types around, so that a type that holds itself is an error and no endless loop. */
function propertiesOf(type: GraphQLObjectType, within: readonly string[]): EventProperty[] {
  return Object.values(type.getFields()).map(({ name, description, type: written, astNode }) => {
    const named = getNamedType(written)
    if (within.includes(named.name)) throw new ContractError([{ ...locate(astNode), message: `${type.name}.${name} holds its own type` }])
    if (!isScalarType(named) && !isObjectType(named))
      throw new ContractError([{ ...locate(astNode), message: `${type.name}.${name} is neither a scalar nor an object` }])
    const find = (wanted: string) => astNode?.directives?.find((directive) => directive.name.value === wanted)
    const [personal, constraint] = [find('personal'), find('constraint')]
    return {
      ...locate(astNode),
      name,
      description: description ?? '',
      type: String(written),
      named: named.name,
      declared: named.astNode ? { ...locate(named.astNode), description: named.description ?? '' } : undefined,
      isList: isListType(withoutNonNull(written)),
      isRequired: isNonNullType(written),
      constraint: constraint ? (argumentsOf(constraint) as EventProperty['constraint']) : {},
      personal: personal && (argumentsOf(personal) as { reason: string }).reason,
      fields: isObjectType(named) ? propertiesOf(named, [...within, named.name]) : undefined,
    }
  })
}

function withoutNonNull(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) ? type.ofType : type
}
