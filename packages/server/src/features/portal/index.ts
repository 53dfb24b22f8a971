export { portalTokenFor } from './portal-token-for.ts'
