import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A project on disk for one test: its root, and functions to read, write or replace a file. */
export type TestProject = { root: string; read: (file: string) => string; write: (file: string, text: string) => void }

/** The files of the sound contract that tests break. */
export const SCHEMA_FILE = 'schema/query.graphql'
export const DIRECTIVES_FILE = 'operations/client-directives.graphql'
export const GET_ME_FILE = 'operations/account/getMe.graphql'

/** A small contract without any problem, by file. Tests break one file of it. */
const SOUND_CONTRACT: Readonly<Record<string, string>> = {
  [SCHEMA_FILE]: `"Everything that can be read."
type Query {
  "Who is here; null for nobody."
  me: User
}

"Somebody who uses the shop."
type User {
  "Stable id of the user."
  id: ID!
  "What the user is called."
  name: String!
  "How the user stands to the shop."
  kind: UserKind!
}

"How a user stands to the shop."
enum UserKind {
  "A user who pays for a membership."
  MEMBER
  "A user who only looks around."
  GUEST
}
`,
  [DIRECTIVES_FILE]: `"Which session an operation needs."
directive @session("The strategy." strategy: SessionStrategy!) on QUERY | MUTATION

"How it uses the cache."
directive @fetchPolicy("The policy." policy: ClientFetchPolicy!) on QUERY | MUTATION

"Whether it may be sent again."
directive @retry("The rule." rule: RetryRule!) on QUERY | MUTATION

"How an operation stands to the session."
enum SessionStrategy {
  "None is sent."
  NONE
}

"How an operation uses the cache."
enum ClientFetchPolicy {
  "Asked anew."
  FRESH
}

"When an operation is sent again."
enum RetryRule {
  "It may be."
  SAFE
}
`,
  [GET_ME_FILE]:
    'query getMe @session(strategy: NONE) @fetchPolicy(policy: FRESH) @retry(rule: SAFE) {\n  me {\n    ...UserFields\n  }\n}\n',
  'operations/account/UserFields.graphql': 'fragment UserFields on User {\n  id\n  name\n  kind\n}\n',
}

/** The sound contract's text of those files. */
export const schemaText = SOUND_CONTRACT[SCHEMA_FILE] ?? ''
export const directivesText = SOUND_CONTRACT[DIRECTIVES_FILE] ?? ''
export const getMeText = SOUND_CONTRACT[GET_ME_FILE] ?? ''

/** The sound schema with one text replaced; the text must occur in it. */
export function schemaWith(from: string, to: string): Record<string, string> {
  if (!schemaText.includes(from)) throw new Error(`the sound schema does not hold ${from}`)
  return { [SCHEMA_FILE]: schemaText.replace(from, to) }
}

/** Writes the sound contract, with the given files over it (an empty text omits the file), to a temporary folder that is removed after the test. */
export function testProject(files: Readonly<Record<string, string>> = {}): TestProject {
  // Use a new folder each time: the linter caches what it read from a folder.
  const root = mkdtempSync(join(tmpdir(), 'contract-'))
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries({ ...SOUND_CONTRACT, ...files })) if (text !== '') write(file, text)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return { root, write, read: (file) => readFileSync(join(root, file), 'utf8') }
}
