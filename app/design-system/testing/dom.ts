import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/* For tests of components: matchers that speak of the page, and an empty page after each test. */
afterEach(cleanup)
