import { style } from '@vanilla-extract/css'
import { textStyle } from '../../kit/text.css.ts'
import { color } from '../../kit/tokens.css.ts'

export const text = style([textStyle.body, { marginBottom: 24, maxWidth: '60ch' }])

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const icon = style({ fontSize: '1.1em' })

export const eveningPlanText = style([textStyle.body, { marginTop: 16, fontWeight: 600 }])

export const stop = style({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: 12 })

export const stopColumn = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' })

export const stopRow = style({ height: 26, display: 'flex', alignItems: 'center', fontSize: '1.1rem' })

export const line = style({ flex: 1, width: 2, backgroundColor: color.line, marginTop: 4, marginBottom: 4 })

export const stopContent = style({ paddingBottom: 20 })

export const stopContentLast = style([stopContent, { paddingBottom: 0 }])

export const stopTitle = style({ fontWeight: 650 })

export const stopTime = style({ fontWeight: 400, color: color.muted, marginLeft: 4, whiteSpace: 'nowrap' })

export const stopText = style([textStyle.small, { color: color.muted }])

export const eventNeeds = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  maxWidth: '60ch',
})

export const eventNeedsItem = style({ display: 'flex', gap: 12 })

export const eventNeedsIcon = style({ color: color.success, marginTop: '2px' })

export const need = style({ minWidth: 0, overflowWrap: 'anywhere' })
