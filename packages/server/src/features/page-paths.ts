/** Which paths are pages, and which of them search engines must not list. */
export const pagePaths = {
  isPage: (path: string) =>
    !/\/(rest|resources)\//i.test(path) && !/^\/(api|rest|sse|assets|public|dev|health|tiles)(\/|$)/i.test(path),
  isSecret: (path: string) =>
    /^\/(admin|self|my-events|newsletter|login|register|profile|platform)(\/|$)|\/activate\/?$/i.test(path),
}
