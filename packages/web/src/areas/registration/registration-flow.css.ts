import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({})
globalStyle(`${form} :is(input, textarea, select, button, a)`, { scrollMarginBlock: '112px' })
