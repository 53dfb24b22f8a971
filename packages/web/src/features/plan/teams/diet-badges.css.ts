import { style } from '@vanilla-extract/css'
import { color } from '../../../kit/tokens.css.ts'

export const mark = style({ flexShrink: 0 })

export const warningMark = style([mark, { color: color.warning }])

export const none = style({ color: color.muted })

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })

export const notes = style({ margin: 0, paddingLeft: 20 })

export const notesBelow = style([notes, { marginTop: 8 }])

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '1px 6px',
  borderRadius: 8,
  border: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  minWidth: 0,
  maxWidth: 260,
  '@media': { print: { whiteSpace: 'normal', maxWidth: 'none' } },
})

/** A long note is cut; its tooltip has the whole text. */
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
