import { style } from '@vanilla-extract/css'

export const notice = style({ marginBottom: 24 })

export const zipAreasButton = style({ display: 'block', marginTop: 8, minHeight: 32, textDecoration: 'underline' })
