import { shortWindow as query } from '../kit/tokens.css.ts'

/** For the styles of MUI. */
export const shortWindow = `@media ${query}`
