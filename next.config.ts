import type { NextConfig } from 'next'
import { messageAliases, messageRules } from './app/platform/copy/message-build.ts'
import { patchedConfig } from './app/platform/framework/build-config.ts'
import { testEmailDomain } from './app/platform/settings/test-email-domain.ts'

const day = 24 * 60 * 60

const patched = patchedConfig()

const config: NextConfig = {
  // The proxy does it: the pages of a list are addressed by `/path/?page=2` (open point A119).
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // Our server does it, after it has rewritten the page (docs/decisions/059).
  compress: false,
  reactStrictMode: true,
  // Written into the bundle where it is not set, too: a browser has no environment to look it up in.
  env: { NEXT_PUBLIC_TEST_EMAIL_DOMAIN: testEmailDomain },
  productionBrowserSourceMaps: false,
  ...patched,
  turbopack: {
    ...patched.turbopack,
    root: import.meta.dirname,
    rules: { ...patched.turbopack?.rules, ...messageRules },
    resolveAlias: messageAliases,
  },
  // Pictures are encoded ahead, in the sizes they are shown in.
  images: { unoptimized: true },
  // `npm run check` and `npm test` check types for the whole project.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The proxy buffers request bodies; nothing we accept is longer.
    proxyClientMaxBodySize: '1mb',
  },
  headers: async () => [
    {
      source: '/images/:path*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${30 * day}, stale-while-revalidate=${365 * day}` }],
    },
    {
      // Their names stay when they change, so a browser asks again after a day, and meanwhile shows what it has.
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${day}, stale-while-revalidate=${365 * day}` }],
    },
  ],
}

export default config
