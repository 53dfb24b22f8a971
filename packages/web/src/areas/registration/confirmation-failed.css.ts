import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })
