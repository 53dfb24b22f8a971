/** Where the builds of a client lie, relative to the folder of builds; the server reads what Vite writes there. */
export const buildLayout = {
  /** Files for the areas that the browser renders, and the empty shell `index.html`. */
  areas: 'client',
  /** Code of the public pages, with a manifest. */
  pages: 'public',
  /** The styles of each page by its source file, as JSON. */
  styles: 'public/.vite/styles.json',
  /** The script of documents, with a manifest; inside of `pages`, so that it is served with them. */
  script: 'public/script',
  /** Module with the export `render`. */
  renderer: 'server/server-entry.js',
} as const

/** Address under which the server serves the code of public pages. */
export const pagesBase = '/public/'

/** Source file that calls `hydratePage`, relative to the root of the build. */
export const browserEntry = 'src/public-entry.tsx'

/** Source file of the script of documents, relative to the root of the build. */
export const scriptEntry = 'src/document-entry.ts'

/** Under this name the manifest has the one file of styles of all pages. */
export const stylesEntry = 'style.css'

/** Source file that exports `render`, relative to the root of the build. */
export const rendererEntry = 'src/server-entry.tsx'

/** In the shell of a build; the server replaces it with the nonce of each answer. */
export const noncePlaceholder = '__NONCE__'
