import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/* For component tests: DOM matchers, cleanup after each test, and patience where a busy machine loads or draws late. */
afterEach(cleanup)
configure({ asyncUtilTimeout: 15_000 })
