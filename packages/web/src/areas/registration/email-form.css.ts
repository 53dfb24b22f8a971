import { style } from '@vanilla-extract/css'

export const grid = style({ display: 'grid', gap: 16 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
