/**
 * Domain of email addresses that count as a member's; empty, which is nobody's, in every build that was not told another. It is a
 * setting of the build and not of the run: no environment can open that door in a build that is live (decision A144).
 */
export const testEmailDomain = process.env['NEXT_PUBLIC_TEST_EMAIL_DOMAIN'] ?? ''
