import type { ContractChange } from '../changes/contract-change.ts'

type Remedy = (change: ContractChange) => string

const deprecateInstead: Remedy = () =>
  'keep it, mark it @deprecated(reason: "Use …. Removed after <day>."), move every client to the replacement, and remove it after that day'

const keepOldName: Remedy = () =>
  'keep the old name too, deprecated with the new one as its replacement, until no client in use asks for it'

const HANDLE_NULL = 'keep it non-null, or let every importing file say what a shopper sees without it before the API answers null'

const REMEDIES: Readonly<Record<string, Remedy>> = {
  TYPE_REMOVED: deprecateInstead,
  FIELD_REMOVED: deprecateInstead,
  FIELD_ARGUMENT_REMOVED: deprecateInstead,
  INPUT_FIELD_REMOVED: () => 'keep accepting it, deprecated, until no client in use can send it',
  ENUM_VALUE_REMOVED: () => 'keep the value, deprecated, and stop answering it; remove it when no client in use knows it',
  UNION_MEMBER_REMOVED: deprecateInstead,
  OBJECT_TYPE_INTERFACE_REMOVED: deprecateInstead,
  TYPE_RENAMED: () => 'add the new type beside the old one, with new fields that answer it, and deprecate the fields of the old one',
  FIELD_RENAMED: keepOldName,
  FIELD_ARGUMENT_RENAMED: () =>
    'take both names, the old one deprecated with the new one as its replacement, until no client in use sends it',
  INPUT_FIELD_RENAMED: keepOldName,
  ENUM_VALUE_RENAMED: keepOldName,
  FIELD_ARGUMENT_ADDED: ({ level }) =>
    level === 'breaking'
      ? 'make it optional or give it a default, or add a new field that takes it'
      : 'look at the operations that leave it out: they get the default',
  INPUT_FIELD_ADDED: () => 'make it optional or give it a default, so that a client that does not know it can still send the input',
  ENUM_VALUE_ADDED: () => 'let every importing file do something sensible with a value that it does not know, then agree',
  UNION_MEMBER_ADDED: () => 'let every importing file do something sensible with a member that it does not know, then agree',
  IMPLEMENTATION_ADDED: () => 'let every importing file do something sensible with a type that it does not know, then agree',
  OBJECT_TYPE_INTERFACE_ADDED: () => 'let every importing file do something sensible with a type that it does not know, then agree',
  OPERATION_RENAMED: () => 'keep answering the old name, and retire the releases that send it: `contract retire --app … --date …`',
  OPERATION_REMOVED: () => 'keep answering it, and retire the releases that send it: `contract retire --app … --date …`',
}

/** What to do about a change that hits somebody, in one sentence; of a safe change, nothing. */
export function remedyOf(change: ContractChange): string {
  const { kind, level, message } = change
  if (level === 'safe') return ''
  const own = REMEDIES[kind]
  if (own) return own(change)
  if (kind === 'POLICY_CHANGED')
    return message.startsWith('Session')
      ? 'ask the API team whether the field answers that session, and say so in @requires'
      : 'ask the API team whether it can be asked so often, or so rarely'
  if (kind === 'RULE_CHANGED') return remedyOfRule(message)
  if (kind.endsWith('_TYPE_CHANGED')) return remedyOfType(message)
  if (/_DEFAULT_/.test(kind)) return 'send the value from the operations that lean on the default, or keep the default'
  return 'take the change back, or add the new shape beside the old one'
}

/** Of a changed type: what it became decides. */
function remedyOfType(message: string): string {
  const [, was = '', is = ''] = /from '([^']+)' to '([^']+)'$/.exec(message) ?? []
  const isInput = /argument|Input field/.test(message)
  if (was === `${is}!`) return isInput ? 'nothing, for those who send it' : HANDLE_NULL
  if (is === `${was}!`) return 'give it a default, or let every operation that leaves it out send it first'
  return 'add a field of the new type under another name, and deprecate this one'
}

/** Of a changed rule: which rule it is decides. */
function remedyOfRule(message: string): string {
  if (message.startsWith('Bound'))
    return 'keep accepting what was accepted, or let every operation that sends it, and its form, keep to the new bound first'
  if (message.startsWith('The session')) return 'keep answering without it, or let every operation declare the session in its policy first'
  if (message.startsWith('It answers')) return 'let every importing file say something sensible of a code that it does not know, then agree'
  if (message.startsWith('It may be null')) return HANDLE_NULL
  return 'change the words and the level that the shop has for the code, then agree'
}
