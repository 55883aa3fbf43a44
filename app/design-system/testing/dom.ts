import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/* For component tests: DOM matchers, and cleanup after each test. */
afterEach(cleanup)
