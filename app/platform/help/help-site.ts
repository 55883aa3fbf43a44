/** Where the help centre stands, without a trailing slash: another site, which is how its links are told from others. */
export const HELP_CENTRE = 'https://help.ottilie.example'
