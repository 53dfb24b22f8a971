export { publicFiles } from './public-files.routes.ts'
export { publicPageSource } from './public-page-source.ts'
