'use client'

import { useEffect } from 'react'
import { keepAffiliateClick } from './affiliate.ts'

/** Keeps the affiliate's click that led to this page, on whichever page the visit begins. It draws nothing. */
export function KeepAffiliateClick() {
  useEffect(() => keepAffiliateClick(location.search), [])
  return null
}
