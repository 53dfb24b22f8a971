import { style } from '@vanilla-extract/css'

export const address = style({ fontStyle: 'normal', marginTop: 16, marginBottom: 16 })
