/** URL of the help centre without a trailing slash. It is another site, which distinguishes its links. */
export const HELP_CENTRE = 'https://help.ottilie.example'
