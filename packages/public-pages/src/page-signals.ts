/** Names that the document, its inline scripts and the hydrating code agree on. */

/** Event of the document: the page is hydrated, with what only the browser knew. */
export const hydratedEvent = 'page-hydrated'

/** Event of the document: the code of the page could not be loaded or has failed. */
export const failedEvent = 'page-failed'

export const elementIds = { root: 'root', data: 'page-data', files: 'page-files' } as const

/** JSON in a script element: a `<` in it could end the element. */
export function inScriptElement(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
