'use client'

import { FooterButton } from '#app/design-system/footer/FooterControl.tsx'
import { accessibility } from '#app/design-system/icon/icons.ts'
import { accessibilityCopy } from '#app/messages/frame/accessibility-mode.ts'
import styles from './AccessibilitySwitch.module.css'
import { switchAccessibility } from './accessibility-mode.ts'

/** Turns the accessibility mode on and off. Both labels are in the markup; CSS shows the right one from the first frame. */
export function AccessibilitySwitch() {
  return (
    <FooterButton icon={accessibility} onClick={switchAccessibility}>
      <span className={styles.enable}>{accessibilityCopy.enable}</span>
      <span className={styles.exit}>{accessibilityCopy.exit}</span>
    </FooterButton>
  )
}
