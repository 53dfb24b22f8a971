// What the product says and calls a page, for tests of the platform.
export { errorWords } from '../src/features/issue-wording.ts'
export { pagePaths } from '../src/features/page-paths.ts'
