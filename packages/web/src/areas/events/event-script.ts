import { readStorage } from '../../lib/storage.ts'

/** Says on the page of an event that this browser remembers a registration for it. */
export function showOwnRegistration(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-registration]')) {
    const { registration, mark } = notice.dataset
    const remembered = readStorage('local', `registration_${registration}`)
    notice.hidden = remembered === null || (remembered === 'confirmed') !== (mark === 'confirmed')
    if (notice.hidden) continue
    for (const part of notice.querySelectorAll<HTMLElement>('[data-text]')) part.textContent = part.dataset.text ?? ''
  }
}

/** "Share" opens the share sheet of the device; without one it copies the address and says so. */
export function shareEvent(): void {
  const place = document.querySelector<HTMLElement>('[data-share]')
  const outcome = place?.querySelector('[role=status]')
  const { share: url = '', title = '', copied = '', notCopied = '' } = place?.dataset ?? {}
  place?.querySelector('button')?.addEventListener('click', async () => {
    const done = await share({ title, url })
    if (outcome) outcome.textContent = { copied, notCopied, shared: '' }[done]
  })
}

async function share(event: { title: string; url: string }): Promise<'copied' | 'notCopied' | 'shared'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(event)
      return 'shared'
    }
    await navigator.clipboard.writeText(event.url)
    return 'copied'
  } catch (error) {
    // The sheet was closed without a choice.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'notCopied'
  }
}
