import { type ExecutionArgs, execute } from 'graphql'
import { type ShapedContext, shapedSchema } from '../faults/shaped-schema.ts'
import { type AnswerOverrides, type FieldFault, Shaping } from '../faults/shaping.ts'
import type { World } from '../worlds/world.ts'

const none: readonly FieldFault[] = Object.freeze([])

/** Whether a world overrides any answers. */
export function hasAnswers(world: World): boolean {
  return !isEmpty(world.state.read('answers'))
}

/** The shaping of an execution in a world; undefined if nothing is shaped, as in most worlds. */
export function shapingOf(world: World, fieldFaults = none): Shaping | undefined {
  const answers = world.state.read('answers')
  return fieldFaults.length === 0 && isEmpty(answers) ? undefined : new Shaping(answers, fieldFaults)
}

/** Executes with overridden answers and field errors in place of the resolvers' results. */
export function executeShaped(args: ExecutionArgs, context: unknown, shaping: Shaping): ReturnType<typeof execute> {
  const contextValue: ShapedContext = { shaping, context }
  return execute({ ...args, schema: shapedSchema(args.schema), contextValue })
}

function isEmpty(answers: AnswerOverrides): boolean {
  for (const _ in answers) return false
  return true
}
