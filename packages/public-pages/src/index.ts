/**
 * Public pages are documents: the server renders them, and they can be read and used before any script is there. One small
 * script adds to what works without it; only pages that need their code in the browser are hydrated, after the first paint.
 * Why this is a package and no framework: docs/decisions/0006-public-pages-are-documents.md.
 *
 * A product describes a `PublicSite`: the table of its pages and the component around them. The parts of this package run in
 * different places, so each has its own entry point, and a bundle contains only what its place needs:
 *
 * | import | runs in | gives |
 * |---|---|---|
 * | `public-pages` | everywhere | what a page and a site are, the router inside of a page |
 * | `public-pages/renderer` | Node, in the built renderer | `createRenderer`: a request becomes the parts of a document |
 * | `public-pages/document` | the server | `openPageDocuments`: the parts become a document with the styles and the names of the built files |
 * | `public-pages/browser` | the browser | `hydratePage`: the rendered page gets its handlers |
 * | `public-pages/build` | Vite | folders and options of the three builds, pages from source while developing |
 *
 * It knows neither the product's pages and data nor a database: a page receives what it needs as the context of a request.
 */
export { loadOnDemand } from './load-on-demand.ts'
export { matchPage } from './match-page.ts'
export type { PageAddress, PageProps, PublicPage, PublicSite, SiteAppProps } from './page.ts'
export { PageRouter } from './page-router.tsx'
export { keptAttribute } from './page-signals.ts'
export type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts'
