import { elementIds } from './page-signals.ts'

/** Loads the code that a document names for its reader to ask for; the first file runs. */
export async function loadOnDemand(): Promise<void> {
  const [file = '', ...imported] = JSON.parse(
    document.getElementById(elementIds.files)?.textContent ?? '[]',
  ) as string[]
  for (const href of imported) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  }
  await import(/* @vite-ignore */ file)
}
