/** A request for a page, as the server passes it to the renderer. */
export interface PageRequest<Context> {
  /** Absolute. */
  url: string
  cookies: string
  acceptLanguage: string
  /** Passed to the page's `data` and to the product's preparation. */
  context: Context
}

/** The parts of a document. */
export interface RenderedPage {
  status: number
  language: string
  /** A language that the reader has chosen with this request, to be remembered by the server; see `Preparation`. */
  chosenLanguage: string | undefined
  /** Elements title, meta and link. */
  head: string
  /** Without style attributes: the content security policy would refuse them. */
  html: string
  isHydrated: boolean
  /** Source file of the page, by which its styles are known. */
  page: string
  /** JSON from which the browser continues; `hydratePage` reads it. */
  data: string
  /** Source files the browser loads to hydrate the page, or, in a document, on demand; as the manifest of the build names them. */
  files: readonly string[]
}

/** Renders a page; `undefined` for an address that the browser renders alone. */
export type RenderPage<Context> = (request: PageRequest<Context>) => Promise<RenderedPage | undefined>
