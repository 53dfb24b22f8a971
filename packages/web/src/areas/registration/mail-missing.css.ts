import { style } from '@vanilla-extract/css'

export const section = style({ marginTop: 32 })

export const text = style({ marginTop: 4, marginBottom: 16 })

export const notice = style({ marginBottom: 16 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
