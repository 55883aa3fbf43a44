import type { ScreenStep, ScreenTarget } from '#fixtures/scenarios/states/record.ts'

/** What a person does to bring a state about, as sentences. */
export function stepWords(steps: readonly ScreenStep[]): string[] {
  return steps.map((step) => {
    if ('press' in step) return `Press ${target(step.press)}.`
    if ('hover' in step) return `Point at ${target(step.hover)}.`
    if ('fill' in step) return `Type “${step.with}” into ${target(step.fill)}.`
    if ('choose' in step) return `Choose “${step.option}” in ${target(step.choose)}.`
    return `Press the ${step.key} key.`
  })
}

function target({ role, name, within, frame }: ScreenTarget): string {
  const own = name === undefined ? `the first ${role}` : `the ${role} “${name}”`
  if (within) return `${own} in ${target(within)}`
  return frame === undefined ? own : `${own} in the frame “${frame}”`
}
