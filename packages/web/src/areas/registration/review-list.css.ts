import { style } from '@vanilla-extract/css'
import { anchor } from '../../kit/anchor.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const missing = style({ color: color.warning })

export const said = style({ whiteSpace: 'pre-line', color: color.muted })

export const section = style({
  display: 'flex',
  gap: 16,
  paddingLeft: 16,
  paddingRight: 16,
  paddingTop: 12,
  paddingBottom: 12,
  selectors: { '& + &': { borderTop: '1px solid', borderColor: color.line } },
})

export const sectionGrid = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})

export const sectionLink = style([anchor.plain, { alignSelf: 'flex-start', paddingTop: 4, paddingBottom: 4 }])
