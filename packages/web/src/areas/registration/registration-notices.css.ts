import { style } from '@vanilla-extract/css'

export const grid = style({ display: 'grid', gap: 12, marginBottom: 24, selectors: { '&:empty': { display: 'none' } } })

export const failureNotice = style({ marginTop: 24 })

export const invitationNotice = style({ marginBottom: 24 })
