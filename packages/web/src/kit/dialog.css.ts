import { style } from '@vanilla-extract/css'
import { kitLayer } from './layers.css.ts'
import { textStyle } from './text.css.ts'
import { color } from './tokens.css.ts'

export const dialog = style({
  '@layer': {
    [kitLayer]: {
      width: 'calc(100% - 32px)',
      maxWidth: 444,
      maxHeight: 'calc(100dvh - 64px)',
      margin: 'auto',
      padding: 0,
      border: `1px solid ${color.line}`,
      borderRadius: 16,
      color: color.text,
      backgroundColor: color.paper,
      boxShadow: '0 8px 28px rgb(0 0 0 / 0.28)',
      overflowWrap: 'anywhere',
      '::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
    },
  },
})

/** As large as the dialog: a press elsewhere is one beside it. */
export const content = style({ padding: 24 })

export const title = style([textStyle.h2, { marginBottom: 12 }])

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, marginTop: 24 })
