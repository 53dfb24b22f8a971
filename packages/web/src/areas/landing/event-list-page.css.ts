import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color, fromMd, fromSm } from '../../kit/tokens.css.ts'

export const eventsPageText = style([textStyle.body, { color: color.muted, marginBottom: 16 }])

export const eventSearchGrid = style({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  marginBottom: 32,
  '@media': { [fromSm]: { gridTemplateColumns: '1fr 200px' }, [fromMd]: { gridTemplateColumns: '1fr 200px auto' } },
})

export const eventSearchAction = style({ minHeight: 48, '@media': { [fromMd]: { marginTop: '33px' } } })
