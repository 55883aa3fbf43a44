/** Links to social networks. */
export const shareCopy = {
  share: 'Share',
  shareOn: 'Share on {network} (opens in a new tab)',
  follow: 'Follow us',
  followOn: '{brand} on {network} (opens in a new tab)',
} as const
