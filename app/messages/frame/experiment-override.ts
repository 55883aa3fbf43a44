/** What a tester reads who overrides an experiment. Open point A305. */
export const overrideCopy = {
  label: 'Overridden experiments',
  on: 'Experiments are overridden!',
  variation: '{flag} is {variation}',
} as const
