import { BACK, CONTINUE, SKINCARE_QUIZ } from '../shared.ts'

/** The quiz. */
export const quizCopy = {
  title: SKINCARE_QUIZ,
  description: 'Answer a few questions about your skin, and get a routine that fits, at both prices.',
  step: 'Step {step} of {steps}',
  optional: '{prompt} (you can leave this out)',
  most: '{prompt} (up to {most})',
  next: CONTINUE,
  back: BACK,
  finish: 'See my routine',
  REQUIRED: 'Some questions are still open. Answer them and try again.',
  INVALID: 'Some answers do not fit their question. Choose again.',
  FAILED: 'Your routine cannot be shown right now. Your answers are kept: try again.',
  /** At the question. */
  open: 'Choose an answer to “{prompt}”',
  overfull: 'Choose {most} at most for “{prompt}”',
  focus: 'What matters for your skin',
  routine: 'Your routine',
  MORNING: 'In the morning',
  EVENING: 'In the evening',
  BOTH: 'Morning and evening',
  WEEKLY: 'Once or twice a week',
  addAll: 'Add the whole routine',
  again: 'Start again',
  resume: 'Go on where you were',
  resumeLead: 'You have begun this quiz on this device.',
} as const
