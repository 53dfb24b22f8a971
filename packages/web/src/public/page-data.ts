/** What the server rendered the page from, for the browser to take it over. */
export interface PageData {
  params: Readonly<Record<string, string | undefined>>
  data: unknown
}

export function readPageData(): PageData {
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '') as PageData
}
