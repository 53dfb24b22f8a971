export { digestOf, letterStore, type NewLetter } from './letter.store.ts'
export { letterWords } from './letter-words.ts'
