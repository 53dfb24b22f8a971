import { style } from '@vanilla-extract/css'

export const action = style({ marginTop: 24 })
