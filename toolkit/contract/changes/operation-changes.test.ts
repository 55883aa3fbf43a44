import { describe, expect, it } from 'vitest'
import { agree } from '../agree/agree.ts'
import { checkContract } from '../check/check.ts'
import { GET_ME_FILE, getMeText, testProject } from '../test-project.ts'
// Loads the linter before the first test, which would wait for it.
import '../check/lint-files.ts'

const DAY = '2026-11-21'

/** The test project's client directives with a second value in each enum. */
const DIRECTIVES = `directive @session(strategy: SessionStrategy!) on QUERY | MUTATION
directive @fetchPolicy(policy: ClientFetchPolicy!) on QUERY | MUTATION
directive @retry(rule: RetryRule!) on QUERY | MUTATION
enum SessionStrategy { NONE CURRENT }
enum ClientFetchPolicy { FRESH CACHE_FIRST }
enum RetryRule { SAFE NEVER }
`

/** The changes after the operation was agreed and then written otherwise, as `level element: message`. */
async function changesTo(text: string): Promise<{ told: string[]; fails: boolean }> {
  const { root, write } = testProject({ 'operations/client-directives.graphql': DIRECTIVES })
  // The directives have no descriptions here, so the contract is agreed by what the check compares with.
  const { agreedOperationsText } = await import('../agree/agreed-contract.ts')
  const { loadContract } = await import('../load.ts')
  const contract = loadContract(root)
  write('schema/agreed.graphql', contract.sdl)
  write('operations/agreed.graphql', agreedOperationsText(contract))
  write(GET_ME_FILE, text)
  const { changes, parts } = await checkContract(root, { today: DAY })
  return {
    told: changes.map(({ level, element, message }) => `${level} ${element}: ${message}`),
    fails: parts.some(({ name, ok }) => name === 'agreed changes only' && !ok),
  }
}

describe('the operations are part of the agreement', () => {
  it('another session strategy is breaking and fails', async () => {
    expect(await changesTo(getMeText.replace('strategy: NONE', 'strategy: CURRENT'))).toEqual({
      told: ["breaking getMe @session: Session strategy of 'getMe' changed from NONE to CURRENT"],
      fails: true,
    })
  })

  it('an operation under another name is a rename, with its policies', async () => {
    expect(await changesTo(getMeText.replace('getMe', 'getMyself').replace('FRESH', 'CACHE_FIRST'))).toMatchObject({
      told: [
        "breaking getMe: Operation 'getMe' was renamed to 'getMyself'",
        "dangerous getMyself @fetchPolicy: Fetch policy of 'getMyself' changed from FRESH to CACHE_FIRST",
      ],
    })
  })

  it('an operation under another name that also asks otherwise is removed and added', async () => {
    expect((await changesTo(getMeText.replace('getMe', 'getMyself').replace('me {', 'me { __typename'))).told).toEqual([
      "breaking getMe: Operation 'getMe' was removed",
      "safe getMyself: Operation 'getMyself' was added",
    ])
  })

  it('another fetch policy and another retry rule are dangerous and fail', async () => {
    expect(await changesTo(getMeText.replace('FRESH', 'CACHE_FIRST').replace('SAFE', 'NEVER'))).toEqual({
      told: [
        "dangerous getMe @fetchPolicy: Fetch policy of 'getMe' changed from FRESH to CACHE_FIRST",
        "dangerous getMe @retry: Retry rule of 'getMe' changed from SAFE to NEVER",
      ],
      fails: true,
    })
  })

  it('another selection is told', async () => {
    expect(await changesTo(getMeText.replace('...UserFields', 'id'))).toMatchObject({
      told: ["safe getMe: Operation 'getMe' selects no longer User.kind, User.name, UserKind.GUEST, UserKind.MEMBER"],
    })
  })

  it('another variable is told', async () => {
    const told = await changesTo(
      getMeText.replace('getMe', 'getMe($on: Boolean = true)').replace('...UserFields', '...UserFields @include(if: $on)'),
    )
    expect(told).toEqual({ told: ["safe getMe: Operation 'getMe' takes ($on: Boolean with a default) where it took ()"], fails: false })
  })

  it('an operation as it was is not told, however its blanks are', async () => {
    expect(await changesTo(getMeText.replaceAll('  ', '\t'))).toEqual({ told: [], fails: false })
  })

  it('the agreement stores them, so the next check finds nothing', async () => {
    const { read, root } = testProject()
    await agree(root, { date: DAY, message: 'as it stands' })
    expect(read('operations/agreed.graphql')).toContain(
      'query getMe @session(strategy: NONE) @fetchPolicy(policy: FRESH) @retry(rule: SAFE)',
    )
    expect((await checkContract(root, { today: DAY })).changes).toEqual([])
  })
})
