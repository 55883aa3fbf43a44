import { operations, requiredSession } from '#mock-server/test.ts'
import type { BaseWorld } from '#mock-server/worlds/world.ts'
import type { RequiredSession } from '#schema/__generated__/types.ts'

/** An expected error: these operations return it in these worlds. */
export type ExpectedError = { code: string; operations: readonly string[]; isIn: (base: BaseWorld) => boolean; reason: string }

/** The operations whose fields require a session by the schema's `@requires`. */
const needing = (session: RequiredSession): string[] =>
  operations()
    .map(({ name }) => name)
    .filter((name) => requiredSession(name) === session)

/** Every error that operations may return without a fault. A state that expects a request to be refused declares that itself. */
export const expectedErrors: readonly ExpectedError[] = [
  {
    code: 'UNAUTHENTICATED',
    operations: needing('LOGGED_IN'),
    isIn: ({ state }) => state.session.kind !== 'account',
    reason: 'It is about an account, and nobody is logged in.',
  },
  {
    code: 'SESSION_REQUIRED',
    operations: needing('ANY'),
    isIn: ({ state }) => state.session.kind === 'none',
    reason: 'It changes the basket of a session, and there is none.',
  },
  {
    code: 'BAD_USER_INPUT',
    operations: ['editAddress', 'setDefaultAddress'],
    isIn: ({ state: { session } }) => session.kind === 'account' && !isOfUkPlusMember(session.email),
    reason: 'It names an address of the UK plus member, and somebody else is logged in.',
  },
]

function isOfUkPlusMember(email: string): boolean {
  return email.startsWith('plus-member.uk@')
}

/** The expected error that matches an operation's error in a world; undefined if the error is unexpected. */
export function expectedError(operation: string, code: string, base: BaseWorld): ExpectedError | undefined {
  return expectedErrors.find((error) => error.code === code && error.operations.includes(operation) && error.isIn(base))
}
