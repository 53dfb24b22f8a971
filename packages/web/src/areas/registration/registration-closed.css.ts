import { style } from '@vanilla-extract/css'

export const text = style({ marginTop: 24 })

export const action = style({ marginTop: 16 })
