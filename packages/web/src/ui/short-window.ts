import { shortWindow as shortQuery, tinyWindow as tinyQuery } from '../kit/tokens.css.ts'

/** For the styles of MUI. */
export const shortWindow = `@media ${shortQuery}`
export const tinyWindow = `@media ${tinyQuery}`
