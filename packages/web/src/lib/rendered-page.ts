import { type Language, languages } from '@running-dinner/domain'

/** What the server has rendered this page from. */
export interface RenderedPage {
  language: Language
  data: { loaderData: Record<string, unknown> }
}

/** Absent where the server sent only the shell. */
export function renderedPage(): RenderedPage | undefined {
  const written = document.getElementById('page-data')?.textContent
  const language = languages.find((one) => one === document.documentElement.lang)
  if (!written || language === undefined) return undefined
  return { language, data: { loaderData: JSON.parse(written) as Record<string, unknown> } }
}
