import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })

export const form = style({ marginTop: 8 })

export const confirmationDoneNotice = style({ marginTop: 24 })

export const confirmationDoneRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 })

export const confirmationDoneText = style({ color: color.muted, fontSize: '0.875rem' })
