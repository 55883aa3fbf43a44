/** The switch of the accessibility mode. Spec §2. */
export const accessibilityCopy = {
  enable: 'Enable Accessibility',
  exit: 'Exit Accessibility Mode',
} as const
