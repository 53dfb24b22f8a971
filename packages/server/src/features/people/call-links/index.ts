export { callLinks } from './call-links.ts'
