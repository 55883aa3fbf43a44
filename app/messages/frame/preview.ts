/** Preview mode. Spec §2. */
export const previewCopy = {
  label: 'Preview',
  on: 'Preview mode is ON!',
  exit: 'Exit Preview',
} as const
