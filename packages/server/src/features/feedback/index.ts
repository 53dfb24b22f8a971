export { feedbackStore } from './feedback.store.ts'
