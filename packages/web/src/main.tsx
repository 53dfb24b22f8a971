import './lib/without-eval.ts'
import './ui/inter/inter.css'
import './ui/fallback-font.css'
import './kit/base.css.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { noteFailedStyles } from './lib/failed-styles.ts'
import { startI18n } from './lib/i18n.ts'

noteFailedStyles()
const root = document.getElementById('root')
if (root) {
  const render = () => createRoot(root).render(<App />)
  startI18n().then(render, render)
}
