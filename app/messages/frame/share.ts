/** Words of the links to social networks. `{network}` stands for the network's name. */
export const shareCopy = {
  share: 'Share',
  shareOn: 'Share on {network} (opens in a new tab)',
  follow: 'Follow us',
  followOn: '{brand} on {network} (opens in a new tab)',
} as const
