import { describe, expect, test } from 'vitest'
import { shownPage, shownText } from './shown-page.ts'
