import { style } from '@vanilla-extract/css'

export const grid = style({ display: 'grid', gap: 8 })

export const foldedDoorSummary = style({ paddingTop: 10, paddingBottom: 10, cursor: 'pointer', fontWeight: 600 })

export const folded = style({ paddingTop: 8 })
