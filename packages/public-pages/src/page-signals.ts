/** Names that the document, its inline scripts and the hydrating code agree on. */

/** Event of the document: the page is hydrated, with what only the browser knew. */
export const hydratedEvent = 'page-hydrated'

/** Event of the document: the code of the page could not be loaded or has failed. */
export const failedEvent = 'page-failed'

/** On the root element while scripts run; without it the page is styled for browsers without scripts. */
export const scriptsAttribute = 'data-scripts'

/** On a form whose clicks are kept for the page's code although the server answers it too, for browsers without scripts. */
export const keptAttribute = 'data-kept'

export const elementIds = { root: 'root', data: 'page-data', files: 'page-files' } as const

/** JSON in a script element: a `<` in it could end the element. */
export function inScriptElement(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
