/**
 * Domain of email addresses that count as a member's; empty by default. It is a setting of the build, so that no environment variable can enable
 * it in a live build (open point A144).
 */
export const testEmailDomain = process.env['NEXT_PUBLIC_TEST_EMAIL_DOMAIN'] ?? ''
