/** Preview mode. Spec §2. */
export const previewCopy = {
  label: 'Preview',
  on: 'Preview mode is ON!',
  branch: 'Drafts and planned content of the branch {branch}',
  exit: 'Exit Preview',
  leftOut: '“{heading}” is left out',
  leftOutKind: 'The shop does not know the kind {kind}. Shoppers see the page without this block.',
  leftOutFields: 'It is empty or too long, or not in the form that was agreed: {fields}. Shoppers see the page without this block.',
  leftOutPart: 'A part of “{heading}” is left out',
  leftOutPartFields: 'It is too long, leads nowhere, or is not in the form that was agreed: {fields}. Shoppers see the rest without it.',
} as const
