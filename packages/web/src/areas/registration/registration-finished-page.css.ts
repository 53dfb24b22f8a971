import { globalStyle, style } from '@vanilla-extract/css'

export const notice = style({ marginTop: 24 })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 32 })

export const nextSteps = style({ marginTop: 32 })

export const nextStepsList = style({ paddingLeft: 24, marginTop: 8, marginBottom: 8 })
globalStyle(`${nextStepsList} li`, { paddingTop: 4, paddingBottom: 4 })
