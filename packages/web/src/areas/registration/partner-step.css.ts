import { style } from '@vanilla-extract/css'
import { color } from '../../kit/tokens.css.ts'

export const text = style({ marginTop: -8, marginBottom: 24, color: color.muted })

export const questions = style({ marginTop: 32, paddingTop: 28, borderTop: '1px solid', borderColor: color.line })

export const partnerChoice = style({ display: 'grid', gap: 24 })

export const secondPersonText = style({ marginTop: 4, marginBottom: 16, color: color.muted })

export const ownFood = style({ display: 'grid', gap: 20, marginTop: 20 })

export const tooFewSeats = style({ marginBottom: 24 })
