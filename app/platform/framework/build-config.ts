import { join } from 'node:path'
import type { NextConfig } from 'next'
import { replacementRules } from './browser-router/replaced-modules.ts'
import { frameworkPatchesOn } from './patches.ts'

/** What the patches add to the framework's configuration; nothing if they are off. */
export function patchedConfig(isOn: boolean = frameworkPatchesOn()): Pick<NextConfig, 'turbopack' | 'cacheHandler' | 'cacheMaxMemorySize'> {
  if (!isOn) return {}
  return {
    // Every navigation loads a whole page: the browser gets no router.
    turbopack: { rules: replacementRules() },
    // Pages of the build are on disk; pages rendered at run time are cached by our handler with a limit (PAGE_CACHE_ENTRIES).
    cacheHandler: join(import.meta.dirname, 'page-cache/cache-handler.ts'),
    cacheMaxMemorySize: 0,
  }
}
