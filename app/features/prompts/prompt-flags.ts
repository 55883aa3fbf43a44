import type { Flags } from '#app/platform/experiments/known-flags.ts'

/** The flags that decide about a prompt. */
export type PromptFlags = Pick<
  Flags,
  | 'experiment-anniversary-teaser'
  | 'experiment-use-discovery-journey'
  | 'discovery-after-renewal'
  | 'anniversary-day-word'
  | 'discovery-view-perks'
>

/** Those of a page's flags, and no more: every page that is rendered for a visitor carries them. */
export function promptFlagsOf(flags: Flags): PromptFlags {
  return {
    'experiment-anniversary-teaser': flags['experiment-anniversary-teaser'],
    'experiment-use-discovery-journey': flags['experiment-use-discovery-journey'],
    'discovery-after-renewal': flags['discovery-after-renewal'],
    'anniversary-day-word': flags['anniversary-day-word'],
    'discovery-view-perks': flags['discovery-view-perks'],
  }
}
