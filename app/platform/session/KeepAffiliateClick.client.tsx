'use client'

import { useEffect } from 'react'
import { keepAffiliateClick } from './affiliate.ts'

/** Stores the affiliate click that led to this page, whichever page the visit begins on. Renders nothing. */
export function KeepAffiliateClick() {
  useEffect(() => keepAffiliateClick(location.search), [])
  return null
}
