import './lib/without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import './ui/fallback-font.css'
import './kit/tokens.css.ts'
import createCache from '@emotion/cache'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { startI18n } from './lib/i18n.ts'
import { pageNonce } from './lib/page-nonce.ts'

// notistack's style engine looks for the nonce here.
Object.assign(window, { __nonce__: pageNonce() })

const root = document.getElementById('root')
if (root) {
  // The policy of contents knows MUI's style elements by their nonce.
  const styles = createCache({ key: 'rd', prepend: true, nonce: pageNonce() })
  const render = () => createRoot(root).render(<App styles={styles} />)
  startI18n().then(render, render)
}
