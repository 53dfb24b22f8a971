import { languageNamed } from '@running-dinner/domain'
import { createRoot } from 'react-dom/client'
import { i18n, startI18n } from '../../../lib/i18n.ts'
import { Player } from './player.tsx'

// Runs when the reader of a document starts the animation: React takes the place of the picture, in the language of the document.
const language = languageNamed(document.documentElement.lang)
await startI18n(language && { language, event: undefined })
await i18n.loadNamespaces(['landing'])
const place = document.querySelector('[data-player]')
if (place) createRoot(place).render(<Player />)
