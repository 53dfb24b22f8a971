import { globalLayer } from '@vanilla-extract/css'

/** Each wins over those before it; the styles of one page are in no layer and win over all. */
export const textLayer = globalLayer('text')
export const kitLayer = globalLayer('kit')
export const toneLayer = globalLayer('tone')
