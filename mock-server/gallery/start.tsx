import './look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ScenarioGallery } from './ScenarioGallery.tsx'

const place = document.getElementById('gallery')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <ScenarioGallery />
    </StrictMode>,
  )
}
