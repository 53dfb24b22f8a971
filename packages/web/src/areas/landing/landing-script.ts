import { loadOnDemand } from '@running-dinner/public-pages'
import { fullNameOf, storedSession } from '../../features/accounts/user-accounts/session.ts'

/** Leads to the account of the reader who is logged in, instead of to the login; a login in another tab is noticed. */
export function showAccount(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const { account = '', profile = '', profileAddress = '' } = link.dataset
    const text = link.querySelector('span') ?? link
    const login = { address: link.href, text: text.textContent }
    const show = () => {
      const session = storedSession()
      const name = session && (fullNameOf(session) || session.username)
      link.href = session ? profileAddress : login.address
      text.textContent = session ? name || profile : login.text
      if (name)
        link.setAttribute(
          'aria-label',
          account.replace('{name}', () => name),
        )
      else link.removeAttribute('aria-label')
    }
    show()
    window.addEventListener('storage', show)
  }
}

/** Disables a button for a demo while its form is being sent: a second press would make a second demo. */
export function openDemoOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-opening]')) {
    const button = form.querySelector('button')
    if (!button) continue
    const name = button.textContent
    const show = (isOpening: boolean) => {
      button.textContent = (isOpening && form.dataset.opening) || name
      button.setAttribute('aria-disabled', String(isOpening))
    }
    form.addEventListener('submit', (event) => {
      if (button.getAttribute('aria-disabled') === 'true') event.preventDefault()
      else show(true)
    })
    // On "back" the browser may show the page as it was left, with the button disabled.
    window.addEventListener('pageshow', () => show(false))
  }
}

/** Starts the animation of the landing page; where its code cannot be loaded its text is shown. */
export function startPlayerOnDemand(load = loadOnDemand): void {
  const button = document.querySelector('[data-play]')
  button?.addEventListener('click', () => {
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    load().catch(() => {
      button.removeAttribute('aria-busy')
      document.querySelector('[data-transcript]')?.setAttribute('open', '')
    })
  })
}
