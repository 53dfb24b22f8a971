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
