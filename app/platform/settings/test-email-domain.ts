/**
 * Email addresses on this domain count as members'; empty by default. It is a build-time setting, so that no environment variable can enable it in a
 * live build (open point A144).
 */
export const testEmailDomain = process.env['NEXT_PUBLIC_TEST_EMAIL_DOMAIN'] ?? ''
