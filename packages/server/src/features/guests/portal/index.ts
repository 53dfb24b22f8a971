export { mailedStateOf, readMailedState } from './portal-messages.read.ts'
export { portalTokenFor } from './portal-token.store.ts'
