import './lib/without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import './ui/fallback-font.css'
import { createStyles, pageNonce } from '@running-dinner/public-pages'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startI18n } from './lib/i18n.ts'

// notistack's style engine looks for the nonce here.
Object.assign(window, { __nonce__: pageNonce() })

const root = document.getElementById('root')
if (root) {
  const render = () => createRoot(root).render(<App styles={createStyles(pageNonce())} />)
  startI18n().then(render, render)
}
