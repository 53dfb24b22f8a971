import { type Language, languageNamed } from '@running-dinner/domain'
import { closeByItself } from '../../kit/close-by-itself.ts'
import { chooseScheme, followScheme, isSchemeMode, schemeMode } from '../../kit/scheme.ts'
import { chosenLanguage, queryIn } from '../../lib/language-rule.ts'
import {
  browserSources,
  isKeptForServer,
  keepChosenLanguage,
  keepForServer,
  keepLanguage,
} from '../../lib/remembered-language.ts'

/** How a document is loaded again in another language. */
interface Browser {
  reload(): void
  replace(address: URL): void
}

/**
 * Keeps the language of a document, and leads to the document in the language that is chosen in the switch or stored in this
 * browser. The server follows cookies; where the browser keeps none, the address names the language.
 */
export function followLanguage(browser: Browser = window.location): void {
  const { documentElement } = document
  const shown = languageNamed(documentElement.lang)
  const eventPage = document.querySelector<HTMLElement>('[data-event-language]')
  const sources = browserSources(languageNamed(eventPage?.dataset.eventLanguage))
  if (shown) keepLanguage(shown, sources)
  const openMenu = (language: Language) => {
    if (keepForServer(language)) return browser.reload()
    const address = new URL(window.location.href)
    address.search = queryIn(language, address.search).toString()
    browser.replace(address)
  }
  for (const choice of document.querySelectorAll<HTMLElement>('[data-language]')) {
    choice.addEventListener('click', (event) => {
      const language = languageNamed(choice.dataset.language)
      if (!language) return
      event.preventDefault()
      keepChosenLanguage(language)
      if (language !== shown) openMenu(language)
    })
  }
  const chosen = chosenLanguage(sources)
  // The server has seen a cookie that names this language: it would answer the same again.
  if (chosen && chosen !== shown && !isKeptForServer(chosen)) openMenu(chosen)
}

/** Shows and changes the colour scheme, also when another tab or the system changes it. */
export function followSchemeChoice(): void {
  const choices = document.querySelectorAll<HTMLElement>('[data-scheme]')
  const show = () => {
    const mode = schemeMode()
    for (const icons of document.querySelectorAll<HTMLElement>('[data-mode]')) icons.dataset.mode = mode
    for (const choice of choices) choice.setAttribute('aria-pressed', String(choice.dataset.scheme === mode))
  }
  for (const choice of choices) {
    choice.addEventListener('click', () => {
      const { scheme } = choice.dataset
      if (isSchemeMode(scheme)) chooseScheme(scheme)
    })
  }
  followScheme(show)
  show()
}

/** Panels close like menus. */
export function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]')) closeByItself(panel)
}
